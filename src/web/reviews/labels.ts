import type { Decision, ReviewState } from '#shared/api/reviews.ts'
import * as general from '#words/general.ts'
import * as words from '#words/reviews.ts'

export const stateLabels: Record<ReviewState, string> = {
  open: words.underReview,
  approved: words.approvedByAll,
  'changes-asked': words.changesAskedFor,
  overtaken: words.overtaken,
  withdrawn: words.withdrawn,
}

export const versionLabels = {
  draft: general.draft,
  'in-review': words.underReview,
  approved: general.approved,
  'changes-asked': words.changesAskedFor,
}

export const decisionLabels: Record<Decision, string> = { approved: general.approved, 'changes-asked': words.askedForChanges }
