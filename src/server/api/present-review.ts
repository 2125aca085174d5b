import type { z } from 'zod'
import type { AskedReview, Review, Reviewer, reviewsApi } from '#shared/api/reviews.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Permitted } from '#server/documents/policy.ts'
import type { Document, PastVersion } from '#server/documents/store.ts'
import type { Seal } from '#server/platform/seal.ts'
import { addressOf, placeOf } from '#server/reviews/ask-review.ts'
import { isReviewerOf } from '#server/reviews/policy.ts'
import type { FoundReview, FoundReviewer } from '#server/reviews/store.ts'
import { writeRequest } from '#server/reviews/write-request.ts'

type Around = {
  context: { publicUrl: string | undefined; linkSeal: Seal }
  viewer: Viewer
  document: Permitted<'read', Document>
  origin: string
  mayAsk: boolean
}

export function presentReview(
  { id, number, askerId, askedAt, closedAt, ...review }: FoundReview,
  { reviewers, ...around }: Around & { reviewers: FoundReviewer[] },
): z.input<typeof Review> {
  const { viewer } = around
  const isOpen = review.state === 'open'
  return {
    id,
    version: number,
    contentHash: review.contentHash,
    askedBy: review.askedBy,
    askedAt: askedAt.toISOString(),
    note: review.note,
    dueOn: review.dueOn,
    state: review.state,
    closedAt: closedAt?.toISOString() ?? null,
    reviewers: reviewers.map((reviewer) =>
      presentReviewer(reviewer, {
        ...around,
        review: { ...review, id, number, isAnswerable: isOpen && askerId === viewer.accountId },
      }),
    ),
    mayDecide: isOpen && reviewers.some((reviewer) => reviewer.decision === null && isReviewerOf(viewer, reviewer)),
    mayWithdraw: isOpen && askerId === viewer.accountId,
  }
}

type Asking = Pick<FoundReview, 'id' | 'number' | 'askedBy' | 'note' | 'dueOn'> & { isAnswerable: boolean }

function presentReviewer(reviewer: FoundReviewer, around: Around & { review: Asking }): z.input<typeof Reviewer> {
  const { name, email, decision, reason, decidedAt, decidedBy, seenAt } = reviewer
  const isYou = isReviewerOf(around.viewer, reviewer)
  return {
    name,
    email: around.mayAsk ? email : null,
    isYou,
    decision,
    reason,
    decidedAt: decidedAt?.toISOString() ?? null,
    knownBy: decision && (decidedBy === null ? 'link' : 'sign-in'),
    seenAt: around.mayAsk ? (seenAt?.toISOString() ?? null) : null,
    letter: around.review.isAnswerable && decision === null && !isYou ? letterTo(reviewer, around) : null,
  }
}

/**
 * The invitation for the person who asked to copy, and its delivery if it was emailed. A link that was sealed with another key cannot be
 * shown.
 */
function letterTo(
  { personKey, name, email, sealedToken, letterState: state, letterError: error }: FoundReviewer,
  { context, document, origin, review }: Around & { review: Asking },
) {
  const base = context.publicUrl ?? origin
  const token = sealedToken && context.linkSeal.open(sealedToken, placeOf(review.id, personKey))
  if (token === undefined) return null
  const told = { title: document.title, type: document.type, clientName: document.clientName }
  const { askedBy: asker, number: version, note, dueOn } = review
  return {
    to: email,
    ...writeRequest({ document: told, version, asker, name, note, dueOn, isByLink: token !== null }),
    link: addressOf(base, { id: document.id, version }, token),
    delivery: state && { state, error },
  }
}

export const presentAsked = (review: FoundReview, { name, decision, reason }: FoundReviewer): z.input<typeof AskedReview> => ({
  askedBy: review.askedBy,
  note: review.note,
  dueOn: review.dueOn,
  state: review.state,
  contentHash: review.contentHash,
  name,
  decision,
  reason,
  mayDecide: review.state === 'open' && decision === null,
})

/** Returns the current approval and the latest withdrawn one, newest first. */
export const presentApprovals = (past: PastVersion) =>
  [
    { by: past.approvedBy, at: past.approvedAt, isWithdrawal: false, reason: '' },
    { by: past.withdrawnBy, at: past.withdrawnAt, isWithdrawal: true, reason: past.withdrawnFor ?? '' },
  ].flatMap(({ by, at, ...told }) => (by !== null && at ? [{ version: past.number, by, at: at.toISOString(), ...told }] : []))

/** The state of a version, from its approval and the latest review that the viewer sees; a review of others shows only that it is open. */
export function stateOf(
  { status, version }: Document,
  { reviews, isInReview }: { reviews: z.input<typeof Review>[]; isInReview: boolean },
): z.input<typeof reviewsApi.list.output>['state'] {
  if (status === 'Approved') return 'approved'
  if (isInReview) return 'in-review'
  const last = reviews.find((review) => review.version === version && review.state !== 'withdrawn')
  return last?.state === 'changes-asked' ? 'changes-asked' : 'draft'
}
