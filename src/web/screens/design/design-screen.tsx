import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { signInPath } from '#web/accounts/return-path.ts'
import { useSession } from '#web/accounts/session.ts'
import { queryClient } from '#web/api/query-client.ts'
import { designQuery } from '#web/design/design-query.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import * as words from '#words/design.ts'
import { DocumentMissing } from '../printed-document/document-missing.tsx'
import { DesignPage } from './design-page.tsx'

/** The facts of a document’s design, for staff to edit. */
export const DesignScreen = () => (
  <QueryClientProvider client={queryClient}>
    <Screen />
  </QueryClientProvider>
)

function Screen() {
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const user = useSession()
  const { data, error, refetch } = useQuery(designQuery(id))
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />
  if (data) return <DesignPage key={id} id={id} loaded={data} />
  if (!error) return <FullScreenLoading />
  const home = { path: `/documents/${id}`, label: words.goToDocument }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title={words.designCannotBeOpened} home={home} />
}
