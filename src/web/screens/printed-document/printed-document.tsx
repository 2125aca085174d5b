import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import Share2 from 'lucide-react/icons/share-2'
import './claims.css'
import { Suspense, useRef, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { useSession } from '#web/accounts/session.ts'
import { signInPath } from '#web/accounts/return-path.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { OutOfDateNote } from '#web/documents/out-of-date-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import { ClaimCard } from './claim-card.tsx'
import { DocumentMissing } from './document-missing.tsx'
import { DocumentPage } from './document-page.tsx'
import { PublishButton } from './publish-button.tsx'
import { Rail, RailButton, useRail } from './rail.tsx'
import { dotsOf } from './section-dots.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const CommentsLayer = lazyPart(() => import('#web/comments/comments-layer.tsx').then((file) => file.CommentsLayer))
const SharingPanel = lazyPart(() => import('#web/sharing/sharing-panel.tsx').then((file) => file.SharingPanel))

/** A document of an account, in its current version or in the one that the address names. */
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
  const [isSharing, setSharing] = useState(false)
  const rail = useRail()
  const paper = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', 'printed', id, version],
    queryFn: () => api.sharing.printed({ id, version }),
  })
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />
  if (data) {
    const shown = { document: id, version: data.version }
    return (
      <DocumentPage
        printed={data}
        paper={paper}
        dots={dotsOf(data.content.sections)}
        bar={<RailButton rail={rail} {...shown} />}
        rail={
          <>
            <Rail rail={rail} {...shown} />
            <Suspense>
              <CommentsLayer paper={paper} onOpen={() => rail.open('comments')} onClose={() => rail.setOpen(false)} {...shown} />
            </Suspense>
            <ClaimCard paper={paper} onBrief={() => rail.open('brief')} {...shown} />
          </>
        }
        home="/dashboard"
        pictureOf={(block) => api.sharing.picture({ id, block, version: data.version })}
        fileOf={(format) => api.documentsV3.download({ id, format, version: data.version })}
        actions={
          <>
            {data.mayPublish && <PublishButton printed={data} />}
            {data.mayShare && <ShareButton isOpen={isSharing} onChange={setSharing} />}
          </>
        }
      >
        {data.outOfDate && (
          <div className="border-l-3 border-warning pl-3">
            <OutOfDateNote outOfDate={data.outOfDate} />
          </div>
        )}
        {isSharing && (
          <Suspense fallback={<output className="text-sm text-ink-3">Loading...</output>}>
            <SharingPanel printed={data} />
          </Suspense>
        )}
      </DocumentPage>
    )
  }
  if (!error) return <FullScreenLoading />
  const home = { path: '/dashboard', label: 'Go to the dashboard' }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title="There is no such document here" home={home} />
}

const ShareButton = ({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) => (
  <Button size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
    <Share2 aria-hidden size={14} className="text-ink-3" />
    Share
  </Button>
)
