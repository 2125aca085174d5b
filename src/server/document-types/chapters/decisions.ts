import type { Chapter } from '../document-type.ts'
import { bare, joinSome } from '../english.ts'
import { fitOf } from '../fit.ts'
import { proposedDecisionsOf } from '../key-figures.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { decisionTable } from '../tables/decision-table.ts'

/** What was decided between which ways, and at which price. */
export const decisions: Chapter = {
  id: 'decisions',
  heading: 'Decisions',
  ask: 'What was decided, between which options, and with which consequences.',
  alsoCalled: ['decision', 'option', 'alternatives', 'trade-off', 'strategy'],
  body: (view) => {
    const blocks = fitOf(view.solution) === 'note' ? [] : decisionTable(view, 'decisions-table')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const proposed = proposedDecisionsOf(solution)
    return proposed.length > 0
      ? paragraphsOf(
          citedText(
            `To agree: ${joinSome(
              proposed.map(({ title }) => bare(title)),
              5,
            )}`,
          ),
        )
      : []
  },
}
