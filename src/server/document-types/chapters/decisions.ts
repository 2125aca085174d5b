import type { Chapter } from '../document-type.ts'
import { decisionTable } from '../tables/decision-table.ts'

/** The decisions, their options, and their consequences. */
export const decisions: Chapter = {
  id: 'decisions',
  heading: 'Decisions',
  ask: 'What was decided, between which options, and with which consequences.',
  alsoCalled: ['decision', 'option', 'alternatives', 'trade-off', 'strategy'],
  body: (view) => {
    const blocks = decisionTable(view, 'decisions-table')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
