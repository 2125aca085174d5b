import { type ActivityRow, type Figure, figureKinds, type StaffOverview } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { countUp } from './count-states.ts'
import { listAttention } from './list-attention.ts'
import { type Counts, countWork, listActivity, listBegunAndApproved, listBudgets, type PresentedActivity } from './store.ts'

/** What needs somebody of the staff, and how the firm's work stands. */
export async function tellStaff(database: Database, viewer: Viewer): Promise<StaffOverview> {
  const [attention, counts, budgets, begun, activity] = await Promise.all([
    listAttention(database, viewer),
    countWork(database),
    listBudgets(database),
    listBegunAndApproved(database),
    listActivity(database),
  ])
  return {
    kind: 'staff',
    attention,
    figures: figuresOf(counts),
    budgets,
    states: countUp(begun, new Date()),
    activity: activity.map(presentActivity),
  }
}

const figuresOf = ({ now, added }: { now: Counts; added: Counts }): Figure[] =>
  figureKinds.map((of) => ({ of, value: now[of], change: added[of] }))

const verbs: Record<string, string> = {
  'version-added': 'wrote',
  'section-edited': 'edited',
  'document-rolled-back': 'rolled back',
  'version-published': 'published',
  'version-approved': 'approved',
  'approval-withdrawn': 'took back the approval of',
  'review-asked': 'asked for a review of',
  'review-decided': 'decided on',
  'question-asked': 'asked the client about',
  'document-shared': 'shared',
}

export const presentActivity = ({ at, who, verb, number, document, documentId }: PresentedActivity): ActivityRow => ({
  at: at.toISOString(),
  who,
  what: [verbs[verb] ?? verb, number].filter(Boolean).join(' '),
  document,
  link: `/documents/${documentId}`,
})
