import type { Attention } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { listAsked } from '#server/reviews/store.ts'
import type { AttentionWords } from '../attention-words.ts'
import { listDueReviews } from '../store.ts'
import { listAnswered, listDrafts, listOwnReviews, type OwnReview } from './store.ts'

const linkOf = ({ documentId, number }: { documentId: string; number: string }) =>
  `/documents/${documentId}?version=${number}&panel=review`

/** Lists the viewer's own tasks: reviews asked of them, and the state of documents that they wrote. */
export async function listWaiting(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
  const [asked, reviews, drafts, answered] = await Promise.all([
    listAsked(database, viewer),
    listOwnReviews(database, viewer.accountId),
    listDrafts(database, viewer.accountId),
    listAnswered(database, viewer.accountId),
  ])
  return [
    ...asked.map(({ askedBy, dueOn, ...review }): Attention => ({
      ...ownDocument(review, words.askedYou(askedBy, review.number, dueOn), words),
      kind: 'asked',
      action: words.openReview,
      link: linkOf(review),
    })),
    ...reviews.map((review) => ownReview(review, words)),
    ...answered.map((document) => ({
      ...ownDocument(document, words.answered(document.by, document.number), words),
      kind: 'answered' as const,
      link: `/documents/${document.documentId}?panel=questions`,
    })),
    ...drafts.map((document) => ({
      ...ownDocument(document, words.notApproved(document.number), words),
      kind: 'approval' as const,
      link: `/documents/${document.documentId}`,
    })),
  ]
}

type Own = { title: string; type: Attention['type']; clientName: string; documentId: string; number: string }

const ownDocument = ({ title, type, clientName }: Own, detail: string, words: AttentionWords) => ({
  isMine: true,
  client: clientName,
  title,
  type,
  detail: `${clientName} – ${detail}`,
  action: words.openDocument,
})

function ownReview(review: OwnReview, words: AttentionWords): Attention {
  const detail =
    review.state === 'open'
      ? words.waitsFor(review.number, review.people, review.dueOn)
      : words.askedForChanges(review.people, review.number, review.reason)
  return {
    ...ownDocument(review, detail, words),
    kind: review.state === 'open' ? 'in-review' : 'refused',
    action: words.openReview,
    link: linkOf(review),
  }
}

/** Lists reviews, of all people, that are due soon or overdue. */
export const listDue = async (database: Database, words: AttentionWords): Promise<Attention[]> =>
  (await listDueReviews(database)).map(({ title, type, clientName, number, documentId, dueOn, isOverdue }) => ({
    kind: isOverdue ? ('overdue' as const) : ('due' as const),
    isMine: false,
    client: clientName,
    title,
    type,
    detail: `${clientName} – ${words.review(number, dueOn, isOverdue)}`,
    action: words.openReview,
    link: linkOf({ documentId, number }),
  }))
