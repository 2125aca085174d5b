import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** For an address within the dashboard that leads nowhere. */
export const MissingScreen = () => (
  <div className="grid justify-items-start gap-6">
    <p className="font-mono text-sm text-ink-3">404</p>
    <PageHeading
      title="There is no page here"
      documentTitle={`Page not found – ${firm.name}`}
      description="The address may be mistyped, or the page has moved."
    />
    <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
      Go to the overview
    </Link>
  </div>
)
