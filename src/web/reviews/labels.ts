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

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
export const dayLabel = (isoDay: string) => day.format(new Date(isoDay))

/** Whether a day is over everywhere. */
export const isOverdue = (isoDay: string) => Date.parse(isoDay) + 36 * 3_600_000 < Date.now()
