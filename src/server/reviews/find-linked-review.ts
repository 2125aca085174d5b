import type { Database } from '#server/platform/database.ts'
import { refuseDeadLink } from '#server/sharing/follow-link.ts'
import { hashLink } from '#server/sharing/share-document.ts'
import { findReviewOfLink, listReviewers } from './store.ts'

/** Finds the review of a reviewer's link; invalid tokens count like those of any link. */
export async function findLinkedReview(database: Database, token: string, address: string) {
  const found = await findReviewOfLink(database, hashLink(token))
  if (!found) return refuseDeadLink(database, address)
  const { personKey, ...review } = found
  const reviewer = (await listReviewers(database, [review.id])).find((one) => one.personKey === personKey)!
  return { review, reviewer }
}
