import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { firm, portfolioFigures } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { PortfolioSearch } from '#web/clients/portfolio-search.tsx'
import { usePortfolio } from '#web/clients/queries.ts'
import { StartupAdvisory } from '#web/clients/startup-advisory.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'

export { preparePortfolio } from '#web/clients/queries.ts'

const heading = { title: words.clientPortfolio, documentTitle: `${general.clients} – ${firm.name}` }

export const Clients = () => (useOwnClient() ? <NoPortfolio /> : <Portfolio />)

function Portfolio() {
  const { data, isError, refetch } = usePortfolio()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading {...heading} description={words.whomFirmWorksForOn} />
        <InertButton>
          <Plus aria-hidden size={16} />
          {words.newEngagement}
        </InertButton>
      </div>
      <div className="mt-7 grid gap-8">
        <FigureStrip figures={portfolioFigures} />
        {isError && <LoadingFailed onRetry={() => void refetch()} />}
        {data && <PortfolioSearch portfolio={data.clients} />}
        {data && <StartupAdvisory startups={data.startups} />}
      </div>
    </>
  )
}

const NoPortfolio = () => (
  <>
    <PageHeading {...heading} description={words.yourEngagementWithFirm} />
    <div className="mt-7">
      <EmptyState icon={<Users aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />} title={general.nothingToShowYet}>
        {words.yourOwnEngagementWillStand}
      </EmptyState>
    </div>
  </>
)
