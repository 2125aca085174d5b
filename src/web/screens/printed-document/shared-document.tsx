import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { AppError } from '#shared/errors.ts'
import type { Format } from '#shared/formats.ts'
import type { PrintedDocument, Role } from '#shared/api/sharing.ts'
import { signInPath } from '#web/accounts/return-path.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import { DocumentMissing } from './document-missing.tsx'
import { DocumentPage } from './document-page.tsx'
import { LockedLink } from './locked-link.tsx'
import { Watermark } from './watermark.tsx'

/** A document for whoever holds its link. */
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
  if (data) {
    const isGiven = (format: Format) => data.mayDownload && (data.watermark === null || format === 'pdf')
    return (
      <DocumentPage
        printed={data.document}
        home="/"
        pictureOf={(block) => api.sharing.sharedPicture({ token, block })}
        fileOf={(format) => (isGiven(format) ? api.sharing.sharedFile({ token, format }) : undefined)}
      >
        <SharedAs {...data} />
        {data.watermark !== null && <Watermark words={data.watermark} />}
      </DocumentPage>
    )
  }
  if (error instanceof AppError && error.code === 'locked') return <LockedLink token={token} onOpened={() => void refetch()} />
  if (!error) return <FullScreenLoading />
  const home = { path: '/', label: 'Go to the start' }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title="This link leads nowhere" home={home} />
}

type SharedAsProps = { role: Role; isNewest: boolean; document: PrintedDocument }

const SharedAs = ({ role, isNewest, document: { id: documentId, version } }: SharedAsProps) => (
  <p className="border-l-3 border-accent pl-3 text-sm text-ink-2">
    {role === 'reader' ? (
      'This document was shared with you to read.'
    ) : (
      <>
        This document was shared with you to read and edit. To edit it,{' '}
        <Link to={signInPath(`/documents/${documentId}`)} className="text-accent underline underline-offset-2">
          sign in
        </Link>{' '}
        with the address that it was shared with.
      </>
    )}{' '}
    {isNewest
      ? 'The link always shows the newest approved version.'
      : `The link shows version ${version}; what is written later is not shown by it.`}
  </p>
)
