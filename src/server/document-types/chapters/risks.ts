import type { Chapter } from '../document-type.ts'
import { riskTable } from '../tables/risk-table.ts'

/** Risks and their mitigation. */
export const risks: Chapter = {
  id: 'risks',
  heading: 'Risks',
  ask: 'What may go wrong, what is done about it, and who owns it.',
  alsoCalled: ['risk', 'issue', 'raid', 'dependencies'],
  body: (view) => {
    const blocks = riskTable(view, 'risks-register')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
