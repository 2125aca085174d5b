import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/shell.ts'

/** For an address of the dashboard without a page. */
export const MissingScreen = () => (
  <div className="grid justify-items-start gap-6">
    <p className="font-mono text-sm text-ink-3">404</p>
    <PageHeading
      title={words.thereIsNoPageHere}
      documentTitle={`${words.pageNotFound} – ${firm.name}`}
      description={words.addressMayBeMistypedOr}
    />
    <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
      {words.goToOverview}
    </Link>
  </div>
)
