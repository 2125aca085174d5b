import { type Figure, figureKinds, type StaffOverview } from '#shared/api/overview.ts'
import type { Language } from '#shared/languages.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { countStatesByMonth } from './count-states.ts'
import { listAttention } from './list-attention.ts'
import { presentActivity } from './present-activity.ts'
import { type Counts, countWork, listActivity, listBegunAndApproved, listBudgets } from './store.ts'

/** Builds the overview for staff: items that need attention, and the state of the firm's work. */
export async function buildStaffOverview(database: Database, viewer: Viewer, language: Language): Promise<StaffOverview> {
  const [attention, counts, budgets, begun, activity] = await Promise.all([
    listAttention(database, viewer, language),
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
    states: countStatesByMonth(begun, new Date()),
    activity: activity.map((row) => presentActivity(row, language)),
  }
}

const figuresOf = ({ now, added }: { now: Counts; added: Counts }): Figure[] =>
  figureKinds.map((of) => ({ of, value: now[of], change: added[of] }))
