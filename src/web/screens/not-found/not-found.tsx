import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/shell.ts'

export const NotFound = () => (
  <main className="mx-auto grid min-h-dvh max-w-sm content-center justify-items-start gap-6 px-5 pb-24">
    <p className="font-mono text-sm text-ink-3">404</p>
    <PageHeading
      title={words.thereIsNoPageHere}
      documentTitle={`${words.pageNotFound} – ${firm.name}`}
      description={words.addressMayBeMistypedOr}
    />
    <Link to="/" reloadDocument className={buttonStyle({ variant: 'primary' })}>
      {words.goToStart}
    </Link>
  </main>
)
