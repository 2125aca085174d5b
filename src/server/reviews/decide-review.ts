import type { Decision, ReviewState } from '#shared/api/reviews.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import { addApproval, lockDocument } from '#server/documents/versions/store.ts'
import type { Database } from '#server/platform/database.ts'
import { linkOf } from './policy.ts'
import { isApproved } from './signers/store.ts'
import { closeReview, type FoundReview, type FoundReviewer, getState, listReviewers, putDecision } from './store.ts'

type Request = {
  review: FoundReview
  reviewer: FoundReviewer
  /** Null if the reviewer decides by a link. */
  viewer: Viewer | null
  decision: Decision
  reason: string
  contentHash: string
}

const over: Record<Exclude<ReviewState, 'open'>, string> = {
  approved: 'everybody has approved it',
  'changes-asked': 'changes were asked for',
  overtaken: 'there is a newer version, or this one was approved directly',
  withdrawn: 'it was withdrawn',
}

/**
 * Records a decision, once, about exactly the content that was shown. The first request for changes ends the review; the last approval
 * approves the version, if it was not approved before. Decisions run one after the other. Returns the new state of the review.
 */
export function decideReview(database: Database, request: Request): Promise<ReviewState> {
  const { review, reviewer, viewer, decision, reason, contentHash } = request
  if (decision === 'changes-asked' && reason === '') throw new AppError('invalid-input', 'Say what has to change.')
  if (contentHash !== review.contentHash) throw otherBytes()
  return database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, { id: review.documentId })
    const state = await getState(transaction, review.id)
    if (state !== 'open') throw new AppError('conflict', `This review is over: ${over[state]}.`)
    const accountId = viewer?.accountId ?? null
    const decided = { reviewId: review.id, personKey: reviewer.personKey, decision, reason, hash: contentHash, accountId }
    if (!(await putDecision(transaction, decided))) throw new AppError('conflict', 'You have decided already.')
    const isFirst = !(await isApproved(transaction, review.versionId))
    const now = await settle(transaction, request, isFirst)
    const actor = accountId ?? linkOf(reviewer)
    const { documentId, number } = review
    const details = { documentId, number, reviewId: review.id, contentHash, person: reviewer.name, decision, reason }
    await recordAudit(transaction, { actor, action: 'review-decided', subject: review.versionId, details })
    if (now === 'approved' && isFirst) {
      const approved = { documentId, number, contentHash, reviewId: review.id }
      await recordAudit(transaction, { actor, action: 'version-approved', subject: review.versionId, details: approved })
    }
    return now
  })
}

const otherBytes = () =>
  new AppError('conflict', 'What you saw is not what is under review.', {
    details: 'Reload the page, read it again, and decide then.',
  })

async function settle(transaction: Database, { review, viewer, decision }: Request, isFirst: boolean): Promise<ReviewState> {
  if (decision === 'changes-asked') {
    await closeReview(transaction, review.id, 'changes-asked')
    return 'changes-asked'
  }
  const isWaiting = (await listReviewers(transaction, [review.id])).some((one) => one.decision === null)
  if (isWaiting) return 'open'
  await closeReview(transaction, review.id, 'approved')
  const approval = { number: review.number, accountId: viewer?.accountId ?? null, reviewId: review.id }
  if (isFirst) await addApproval(transaction, { id: review.documentId }, approval)
  return 'approved'
}

/** Withdraws a review; decisions made so far remain on record. */
export const withdrawReview = (database: Database, viewer: Viewer, review: FoundReview): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, { id: review.documentId })
    const state = await getState(transaction, review.id)
    if (state !== 'open') throw new AppError('conflict', `This review is over: ${over[state]}.`)
    await closeReview(transaction, review.id, 'withdrawn')
    const details = { documentId: review.documentId, number: review.number, reviewId: review.id }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'review-withdrawn', subject: review.versionId, details })
  })
