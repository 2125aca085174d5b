import Activity from 'lucide-react/icons/activity'
import ChartLine from 'lucide-react/icons/chart-line'
import { firm, overviewFigures, recentActivity } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { useSession } from '#web/accounts/session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QuickActions } from './quick-actions.tsx'

export function Overview() {
  const title = `Welcome back, ${useSession()?.displayName || 'User'}`
  return useOwnClient() ? <OwnOverview title={title} /> : <SampleOverview title={title} />
}

const documentTitle = `Overview – ${firm.name}`

const SampleOverview = ({ title }: { title: string }) => (
  <>
    <PageHeading
      title={title}
      documentTitle={documentTitle}
      description="The firm’s work at a glance. Figures and activity are samples for now."
    />
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

/** An account of a client sees no samples: they are of other clients. */
const OwnOverview = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} documentTitle={documentTitle} description="Your work with the firm." />
    <div className="mt-7 grid gap-8">
      <QuickActions />
      <EmptyState icon={<Activity aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />} title="Nothing to show yet">
        What happens in your projects will stand here. What is written for you is under Documents.
      </EmptyState>
    </div>
  </>
)

const Revenue = () => (
  <Panel title="Revenue Overview" note={<p className="text-sm text-ink-3">Last 6 months</p>} className="flex flex-col">
    <div className="grid min-h-56 flex-1 content-center justify-items-center gap-1 px-6 py-10 text-center">
      <ChartLine aria-hidden size={22} strokeWidth={1.5} className="mb-1 text-ink-3" />
      <p className="font-medium">Revenue chart will be displayed here</p>
      <p className="text-sm text-ink-3">Integration coming soon</p>
    </div>
  </Panel>
)

const RecentActivity = () => (
  <Panel title="Recent Activity">
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
