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
  const own = { isMine: true, action: words.openDocument }
  return [
    ...asked.map(({ title, type, number, documentId, askedBy, dueOn }) => ({
      ...own,
      kind: 'asked' as const,
      client: null,
      title,
      type,
      detail: words.askedYou(askedBy, number, dueOn),
      action: words.openReview,
      link: linkOf({ documentId, number }),
    })),
    ...reviews.map((review) => ({ ...own, ...presentOwnReview(review, words) })),
    ...answered.map(({ title, type, clientName, documentId, number, by }) => ({
      ...own,
      kind: 'answered' as const,
      client: clientName,
      title,
      type,
      detail: `${clientName} – ${words.answered(by, number)}`,
      link: `/documents/${documentId}?panel=questions`,
    })),
    ...drafts.map(({ title, type, clientName, documentId, number }) => ({
      ...own,
      kind: 'approval' as const,
      client: clientName,
      title,
      type,
      detail: `${clientName} – ${words.notApproved(number)}`,
      link: `/documents/${documentId}`,
    })),
  ]
}

/** A review of one's own document, or one that one asked for. */
const presentOwnReview = ({ title, type, clientName, documentId, number, ...review }: OwnReview, words: AttentionWords) => ({
  kind: review.state === 'open' ? ('in-review' as const) : ('refused' as const),
  client: clientName,
  title,
  type,
  detail: `${clientName} – ${
    review.state === 'open'
      ? words.waitsFor(number, review.people, review.dueOn)
      : words.askedForChanges(review.people, number, review.reason)
  }`,
  action: words.openReview,
  link: linkOf({ documentId, number }),
})

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
