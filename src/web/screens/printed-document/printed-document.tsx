import './claims.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams, useLocation, Navigate } from 'react-router'
import { useSession } from '#web/accounts/session.ts'
import { signInPath } from '#web/accounts/return-path.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import * as words from '#words/document-page.ts'
import { DocumentMissing } from './document-missing.tsx'
import { OwnDocument } from './own-document.tsx'

/** A document for an account, in its current version or the one in the URL. */
export const PrintedDocument = () => (
  <QueryClientProvider client={queryClient}>
    <Screen />
  </QueryClientProvider>
)

function Screen() {
  const { id = '' } = useParams()
  const version = useSearchParams()[0].get('version') ?? undefined
  const { pathname, search } = useLocation()
  const user = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', 'printed', id, version],
    queryFn: () => api.sharing.printed({ id, version }),
  })
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />
  if (data) return <OwnDocument key={id} printed={data} />
  if (!error) return <FullScreenLoading />
  const home = { path: '/dashboard', label: words.goToDashboard }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title={words.thereIsNoSuchDocument} home={home} />
}
