import { Link, useParams } from 'react-router'
import { firm } from '#shared/firm.ts'
import { ClientOverview } from '#web/overview/client-overview.tsx'
import { OverviewState } from '#web/overview/overview-state.tsx'
import { useOverview } from '#web/overview/queries.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'

/** A read-only preview for staff of a client's own overview. */
export function ClientView() {
  const { id = '' } = useParams()
  const { data, isPending, isError, refetch } = useOverview(id)
  const name = data?.kind === 'client' ? data.client.name : ''
  return (
    <>
      <PageHeading
        title={name ? words.asItsPeopleSeeIt(name) : words.asClientSeesIt}
        documentTitle={`${words.clientAsSeen(name || general.client)} – ${firm.name}`}
        description={words.whatIsSharedWithOne}
      >
        <Link to={`/clients/${id}`} className={buttonStyle()}>
          {words.backToClient}
        </Link>
      </PageHeading>
      <OverviewState isPending={isPending} isError={isError} onRetry={() => void refetch()}>
        {data?.kind === 'client' && <ClientOverview told={data} />}
      </OverviewState>
    </>
  )
}
