import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { signInPath } from '#web/accounts/return-path.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import { useAddressChoices } from '#web/ui/use-address-choices.ts'
import { useMedia } from '#web/ui/use-media.ts'
import * as words from '#words/comparison.ts'
import { DocumentMissing } from '../printed-document/document-missing.tsx'
import { ComparisonPage } from './comparison-page.tsx'

/** Compares the two versions of a document in the URL. */
export const ComparisonScreen = () => (
  <QueryClientProvider client={queryClient}>
    <Screen />
  </QueryClientProvider>
)

/** Minimum width for two columns of text; Tailwind's `md`. */
const roomForTwo = '(min-width: 48rem)'

function Screen() {
  const { id = '' } = useParams()
  const [search, setSearch] = useAddressChoices()
  const { pathname, search: query, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown }
  const user = useSession()
  const hasRoom = useMedia(roomForTwo)
  const from = search.get('from') ?? undefined
  const to = search.get('to') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', 'compared', id, from, to],
    queryFn: () => api.comparison.compare({ id, from, to }),
    // The previous comparison remains visible until this one has loaded.
    placeholderData: keepPreviousData,
  })
  if (!user) return <Navigate to={signInPath(pathname + query)} replace />
  if (data)
    return (
      <ComparisonPage
        documentId={id}
        comparison={data}
        isBeside={hasRoom && search.get('view') === 'side'}
        onChoose={(choice) =>
          setSearch({ from: data.from, to: data.to, ...Object.fromEntries(search), ...choice }, { replace: true, state })
        }
      />
    )
  if (!error) return <FullScreenLoading />
  const home = { path: `/documents/${id}`, label: words.goToDocument }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title={words.theseVersionsCannotBeCompared} home={home} />
}
