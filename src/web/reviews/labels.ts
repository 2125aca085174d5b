import type { Decision, ReviewState } from '#shared/api/reviews.ts'

export const stateLabels: Record<ReviewState, string> = {
  open: 'Under review',
  approved: 'Approved by all',
  'changes-asked': 'Changes asked for',
  overtaken: 'Overtaken',
  withdrawn: 'Withdrawn',
}

export const versionLabels = {
  draft: 'Draft',
  'in-review': 'Under review',
  approved: 'Approved',
  'changes-asked': 'Changes asked for',
}

export const decisionLabels: Record<Decision, string> = { approved: 'Approved', 'changes-asked': 'Asked for changes' }
