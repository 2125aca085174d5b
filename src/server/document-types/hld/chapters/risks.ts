import type { Body } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { riskTable } from '../../tables/risk-table.ts'

export const risks = (view: SolutionView): Body => ({ blocks: [riskTable(view, 'risks-register')] })
