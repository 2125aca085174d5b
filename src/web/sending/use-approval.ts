import type { PrintedDocument } from '#shared/api/sharing.ts'
import { useVersions } from '#web/documents/queries.ts'
import { useReviews } from '#web/reviews/queries.ts'

/** `mayAsk`: people can be asked to approve the version. */
export type Approval = { isInReview: boolean; mayAsk: boolean; isApproved: boolean }

/** Only the current version is approved, in one review at a time. Once it is approved, staff can ask the client's people to approve it too. */
export function useApproval({ id, version, state }: PrintedDocument, isStaff: boolean): Approval {
  const current = useVersions(id).data?.document.currentVersion
  const reviews = useReviews(id, version).data?.reviews ?? []
  const isInReview = state === 'in-review' || reviews.some((review) => review.version === version && review.state === 'open')
  const isApproved = state === 'approved' || state === 'published'
  return { isInReview, isApproved, mayAsk: current === version && !isInReview && (state === 'draft' || (isStaff && isApproved)) }
}
