import { plan as shared } from '../../chapters/plan.ts'
import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { dateTable } from '../../tables/date-table.ts'
import { deliverableTable } from '../../tables/deliverable-table.ts'
import { planTable } from '../../tables/plan-table.ts'

/** The same plan, with the deliverables in a table of their own. */
export const plan: Chapter = {
  ...shared,
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const blocks = [
      ...planTable(view, 'plan-workstreams', { isBrief: true }),
      ...dateTable(view, 'plan-dates'),
      ...deliverableTable(view, 'plan-deliverables'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
}
