import { type Body, withCaption } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { riskTable } from '../../tables/risk-table.ts'

export const risks = (view: SolutionView): Body => ({
  blocks: [withCaption(riskTable(view, 'risks-register'), 'What may go wrong, the heaviest first, and what is done about it')],
})
