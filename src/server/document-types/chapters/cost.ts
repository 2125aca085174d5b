import type { Chapter } from '../document-type.ts'
import { costTables } from '../tables/cost-tables.ts'
import { coverage } from '../tables/effort-table.ts'
import { effortOrCost } from '../tables/work-tables.ts'

/** Days of work by role, priced items, and drivers of the running cost. */
export const cost: Chapter = {
  id: 'cost',
  heading: 'Effort and cost',
  ask: 'How many days of which roles the work takes, what drives the running cost, and which prices are missing.',
  alsoCalled: [
    'cost',
    'budget',
    'price',
    'commercial',
    'team',
    'role',
    'resources',
    'staffing',
    'effort',
    'governance',
    'organisation',
  ],
  body: (view) => {
    const effort = [...coverage(view, 'cost-covers'), ...effortOrCost(view, 'cost-effort')]
    const blocks = view.solution.workstreams.length > 0 ? [...effort, ...costTables(view, 'cost')] : []
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
