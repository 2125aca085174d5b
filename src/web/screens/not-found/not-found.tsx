import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export const NotFound = () => (
  <main className="mx-auto grid min-h-dvh max-w-sm content-center justify-items-start gap-6 px-5 pb-24">
    <p className="font-mono text-sm text-ink-3">404</p>
    <PageHeading
      title="There is no page here"
      documentTitle={`Page not found – ${firm.name}`}
      description="The address may be mistyped, or the page has moved."
    />
    <Link to="/" reloadDocument className={buttonStyle({ variant: 'primary' })}>
      Go to the start
    </Link>
  </main>
)
