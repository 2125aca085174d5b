import { Link } from 'react-router'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'

/** Refusals that trying again does not change. */
const final = new Set(['not-found', 'invalid-input', 'not-allowed'])

/** A reader knows nothing of the request’s fields. */
const mistyped = words.addressMayBeMistypedOr

type DocumentMissingProps = {
  error: unknown
  onRetry: () => void
  /** The heading where there is nothing to be had. */
  title: string
  home: { path: string; label: string }
}

/** Why there is no document to be shown, and what can be done. */
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
