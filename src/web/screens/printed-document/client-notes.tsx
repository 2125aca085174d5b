import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { CompareLink } from '#web/comparison/compare-link.tsx'
import { momentLabel } from '#web/documents/labels.ts'
import { useVersions } from '#web/documents/queries.ts'
import { askedQuery } from '#web/reviews/asked-query.ts'
import { dayLabel } from '#web/reviews/days.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/document-page.ts'

type ClientNotesProps = { printed: PrintedDocument; onPanel: (panel: string) => void }

/** For a client account: the review that it is asked in, and what is new since its last visit. */
export function ClientNotes({ printed: { id, version, approvedVersion }, onPanel }: ClientNotesProps) {
  const { data: asked = [] } = useQuery(askedQuery)
  const { data: versions } = useVersions(id)
  const isCurrent = versions?.document.currentVersion === version
  const news = useNews(id)
  const own = asked.find((review) => review.documentId === id && review.version === version)
  const isNewVersion = news?.looked && isCurrent && news.looked.version !== version
  const comments = news?.comments ?? 0
  const earlier = approvedVersion ?? news?.looked?.version
  const since = earlier === version ? undefined : earlier
  if (!own && !isNewVersion && comments === 0) return null
  return (
    <ul aria-label={words.forYou} className="grid gap-2 border-l-3 border-accent pl-3 text-sm">
      {own && (
        <Note
          action={
            since && (
              <CompareLink documentId={id} from={since} to={version}>
                {words.whatChangedSince(since)}
              </CompareLink>
            )
          }
        >
          {own.dueOn ? words.asksYouToDecideBy(own.askedBy, dayLabel(own.dueOn)) : words.asksYouToDecide(own.askedBy)}
        </Note>
      )}
      {isNewVersion && (
        <Note action={<CompareLink documentId={id} from={news.looked!.version} to={version} />}>
          {words.newSinceYouLookedYou(momentLabel(news.looked!.at), news.looked!.version)}
        </Note>
      )}
      {comments > 0 && (
        <Note action={<PanelButton label={words.show} onOpen={() => onPanel('comments')} />}>{words.newComments(comments)}</Note>
      )}
    </ul>
  )
}

const Note = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
    <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{children}</p>
    {action}
  </li>
)

const PanelButton = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <Button size="small" onClick={onOpen}>
    {label}
  </Button>
)

/** Fetched once for each visit of the page, because the call records that the account has looked. */
const useNews = (id: string) =>
  useQuery({ queryKey: ['news', id], queryFn: () => api.documentPage.look({ id }), staleTime: Infinity }).data
