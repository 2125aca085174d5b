import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { ClientOverview } from '#web/overview/client-overview.tsx'
import { OverviewState } from '#web/overview/overview-state.tsx'
import { useOverview } from '#web/overview/queries.ts'
import { StaffOverview } from '#web/overview/staff-overview.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'

/** Items that need the user's attention, and the state of their work. */
export function LiveOverview() {
  const { data, isPending, isError, refetch } = useOverview()
  const session = useSession()
  const description = session?.client ? words.yourWorkWithWhatWaits(firm.name) : words.whatNeedsYouAndHow
  return (
    <>
      <PageHeading
        title={words.welcomeBack(session?.displayName || words.user)}
        documentTitle={`${words.overview} – ${firm.name}`}
        description={description}
      >
        <div className="flex flex-wrap gap-2">
          {session?.client === null && (
            <Link to="/weekly-report" className={buttonStyle()}>
              {general.weeklyReport}
            </Link>
          )}
          {session?.mayWrite && (
            <Link to="/dashboard/documents" className={buttonStyle({ variant: 'primary' })}>
              {general.newDocument}
            </Link>
          )}
        </div>
      </PageHeading>
      <OverviewState isPending={isPending} isError={isError} onRetry={() => void refetch()}>
        {data?.kind === 'staff' && <StaffOverview told={data} />}
        {data?.kind === 'client' && <ClientOverview told={data} />}
      </OverviewState>
    </>
  )
}
