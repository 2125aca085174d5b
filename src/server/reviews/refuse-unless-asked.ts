import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { isReviewerOf } from './policy.ts'
import { findOpenReview, listReviewers } from './store.ts'

/** A client account does not decide over people who are asked to review a version; only staff may approve it meanwhile. */
export async function refuseUnlessAsked(transaction: Database, viewer: Viewer, versionId: string): Promise<void> {
  const open = isStaff(viewer) ? undefined : await findOpenReview(transaction, versionId)
  if (open === undefined) return
  if ((await listReviewers(transaction, [open])).some((one) => isReviewerOf(viewer, one))) return
  throw new AppError('conflict', 'This version is in review, so it cannot be approved yet.', {
    details: 'You can approve it when the review is over.',
  })
}
