import type { Chapter } from '../document-type.ts'
import { countOf } from '../english.ts'
import { fitOf } from '../fit.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { briefTable, statementsOf } from '../tables/brief-table.ts'
import { unclassifiedStatementsTable } from '../tables/unclassified-statements-table.ts'

/** The client's words with what was read from them; a note stands on it. */
export const understood: Chapter = {
  id: 'understood',
  heading: 'What we understood',
  ask: 'What the brief says, in its own words, and how we read it.',
  alsoCalled: ['understanding', 'background', 'context', 'situation'],
  body: (view) => {
    if (fitOf(view.solution) !== 'note') return undefined
    const quoted = briefTable(view, 'understood-brief', statementsOf(view.solution))
    const blocks = [...(quoted ? [quoted] : []), ...unclassifiedStatementsTable(view, 'understood-told')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) =>
    fitOf(solution) === 'note'
      ? paragraphsOf(
          citedText(
            `${countOf(solution.objectives.length, 'goal')} and ${countOf(solution.requirements.length, 'requirement')}, quoted as they stand`,
          ),
        )
      : [],
}
