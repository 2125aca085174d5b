import { Link } from 'react-router'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'

/** Errors for which a retry is pointless. */
const final = new Set(['not-found', 'invalid-input', 'not-allowed'])

/** Readers do not know the fields of the request. */
const mistyped = words.addressMayBeMistypedOr

type DocumentMissingProps = {
  error: unknown
  onRetry: () => void
  /** The heading if the document is not available. */
  title: string
  home: { path: string; label: string }
}

/** Explains why the document cannot be shown, with possible actions. */
export function DocumentMissing({ error, onRetry, title, home }: DocumentMissingProps) {
  const refusal = error instanceof AppError ? error : undefined
  const isFinal = refusal !== undefined && final.has(refusal.code)
  const shown = isFinal ? title : words.thisDocumentCannotBeShown
  const sentence =
    refusal?.code === 'invalid-input'
      ? mistyped
      : [refusal?.message || general.serverCouldNotBeReached, refusal?.details].filter(Boolean).join(' ')
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-6 px-5 pb-24">
      <PageHeading title={shown} documentTitle={`${shown} – ${firm.name}`} description={sentence} />
      {isFinal ? (
        <Link to={home.path} className={buttonStyle({ variant: 'primary' })}>
          {home.label}
        </Link>
      ) : (
        <Button variant="primary" onClick={onRetry}>
          {general.tryAgain}
        </Button>
      )}
    </main>
  )
}
