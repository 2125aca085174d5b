import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { AppError } from '#shared/errors.ts'
import type { Format } from '#shared/formats.ts'
import { signInPath } from '#web/accounts/return-path.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CommentsSourceProvider, sourceOfLink } from '#web/comments/comments-source.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import * as words from '#words/document-page.ts'
import { DocumentMissing } from './document-missing.tsx'
import { DocumentPage } from './document-page.tsx'
import { LockedLink } from './locked-link.tsx'
import { guestPanels } from './panels.ts'
import { Rail, RailButton, useRail } from './rail.tsx'
import { Watermark } from './watermark.tsx'

const CommentsLayer = lazyPart(() => import('#web/comments/comments-layer.tsx').then((file) => file.CommentsLayer))

/** A document for visitors with its link. */
export const SharedDocument = () => (
  <QueryClientProvider client={queryClient}>
    <Screen />
  </QueryClientProvider>
)

function Screen() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: () => api.sharing.sharedDocument({ token }),
  })
  if (data) return <Shown token={token} shared={data} />
  if (error instanceof AppError && error.code === 'locked') return <LockedLink token={token} onOpened={() => void refetch()} />
  if (!error) return <FullScreenLoading />
  const home = { path: '/', label: words.goToStart }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title={words.thisLinkLeadsNowhere} home={home} />
}

type Shared = Awaited<ReturnType<typeof api.sharing.sharedDocument>>

function Shown({ token, shared }: { token: string; shared: Shared }) {
  const { document: printed, mayDownload, mayComment, watermark } = shared
  const rail = useRail(guestPanels)
  const paper = useRef<HTMLElement>(null)
  const source = useMemo(() => sourceOfLink(token), [token])
  const isGiven = (format: Format) => mayDownload && (watermark === null || format === 'pdf')
  const around = { document: printed.id, version: printed.version }
  const comments = mayComment && {
    paper,
    bar: <RailButton rail={rail} {...around} />,
    rail: (
      <>
        <Rail rail={rail} {...around} />
        <Suspense>
          <CommentsLayer paper={paper} onOpen={() => rail.open('comments')} onClose={() => rail.setOpen(false)} {...around} />
        </Suspense>
      </>
    ),
  }
  return (
    <CommentsSourceProvider value={source}>
      <DocumentPage
        printed={printed}
        home="/"
        pictureOf={(block) => api.sharing.sharedPicture({ token, block })}
        fileOf={(format) => (isGiven(format) ? api.sharing.sharedFile({ token, format }) : undefined)}
        {...comments}
      >
        <SharedAs {...shared} />
        {watermark !== null && <Watermark words={watermark} />}
      </DocumentPage>
    </CommentsSourceProvider>
  )
}

const SharedAs = ({ role, isNewest, mayComment, document: { id: documentId, version } }: Shared) => (
  <p className="border-l-3 border-accent pl-3 text-sm text-ink-2">
    {role === 'reader'
      ? mayComment
        ? words.sharedToReadAndComment
        : words.sharedToRead
      : words.sharedToEdit(
          <Link to={signInPath(`/documents/${documentId}`)} className="text-accent underline underline-offset-2">
            {words.signIn}
          </Link>,
        )}{' '}
    {isNewest ? words.linkAlwaysShowsNewestApproved : words.linkShowsVersionWhatIs(version)}
  </p>
)
