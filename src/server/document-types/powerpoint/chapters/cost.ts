import type { Chapter } from '../../document-type.ts'
import { effortByRole, rangeText, totalDays } from '../../effort.ts'
import { moneyOf } from '../../design-lines.ts'
import { fitOf } from '../../fit.ts'
import { text } from '../../make-blocks.ts'
import { coverage } from '../../tables/effort-table.ts'
import { effortOrCost } from '../../tables/work-tables.ts'
import { headline } from '../slide.ts'

export const cost: Chapter = {
  id: 'cost',
  heading: 'Effort and cost',
  ask: 'For the speaker: how many days the work takes, what drives the cost, and which prices are missing.',
  alsoCalled: ['cost', 'budget', 'price', 'investment', 'commercial', 'financial'],
  body: (view) => {
    const roles = effortByRole(view.solution)
    if (fitOf(view.solution) === 'reading' || roles.length === 0) return undefined
    return {
      heading: headline(`${rangeText(totalDays(roles))} days of work in ${roles.length} roles`),
      blocks: [
        ...coverage(view, 'cost-covers'),
        { id: 'cost-budget', type: 'paragraph', text: text(moneyOf(view.solution)) },
        ...effortOrCost(view, 'cost-effort'),
      ],
    }
  },
  words: () => [],
}
