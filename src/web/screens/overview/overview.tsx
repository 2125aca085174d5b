import Activity from 'lucide-react/icons/activity'
import ChartLine from 'lucide-react/icons/chart-line'
import { firm, overviewFigures, recentActivity } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { useSession } from '#web/accounts/session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'
import { QuickActions } from './quick-actions.tsx'

export function Overview() {
  const title = words.welcomeBack(useSession()?.displayName || words.user)
  return useOwnClient() ? <OwnOverview title={title} /> : <SampleOverview title={title} />
}

const documentTitle = `${words.overview} – ${firm.name}`

const SampleOverview = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} documentTitle={documentTitle} description={words.firmsWorkAtGlanceFigures} />
    <div className="mt-7 grid gap-8">
      <FigureStrip figures={overviewFigures} />
      <QuickActions />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Revenue />
        <RecentActivity />
      </div>
    </div>
  </>
)

/** A client account sees no samples, because they are about other clients. */
const OwnOverview = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} documentTitle={documentTitle} description={words.yourWorkWithFirm} />
    <div className="mt-7 grid gap-8">
      <QuickActions />
      <EmptyState
        icon={<Activity aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
        title={general.nothingToShowYet}
      >
        {words.whatHappensInYourProjects}
      </EmptyState>
    </div>
  </>
)

const Revenue = () => (
  <Panel title={words.revenueOverview} note={<p className="text-sm text-ink-3">{words.last6Months}</p>} className="flex flex-col">
    <div className="grid min-h-56 flex-1 content-center justify-items-center gap-1 px-6 py-10 text-center">
      <ChartLine aria-hidden size={22} strokeWidth={1.5} className="mb-1 text-ink-3" />
      <p className="font-medium">{words.revenueChartWillBeDisplayed}</p>
      <p className="text-sm text-ink-3">{words.integrationComingSoon}</p>
    </div>
  </Panel>
)

const RecentActivity = () => (
  <Panel title={words.recentActivity}>
    <ul className="divide-y divide-line">
      {recentActivity.map(({ action, time }) => (
        <li key={action} className="px-4 py-3.5 sm:px-5">
          <p>{action}</p>
          <p className="mt-0.5 font-mono text-xs text-ink-3">{time}</p>
        </li>
      ))}
    </ul>
  </Panel>
)
