import type { Chapter } from '../document-type.ts'
import { agree, joinList } from '../english.ts'
import { citedText, paragraphsOf } from '../prose.ts'
import { answerLabels, askedOf, countAnswers, countUnprinted, earlierStatementsOf, statementsOf } from '../statements.ts'
import { earlierTable, statementTable } from '../tables/statement-table.ts'

/** Labels that are nouns. */
const plurals: Partial<Record<keyof typeof answerLabels, string>> = { ask: 'Questions' }

/** Every statement of the client with its answer, in the client's order. */
export const statements: Chapter = {
  id: 'statements',
  heading: 'Statements and answers',
  ask: 'How many of the client’s statements ask for something, and how they are answered so far.',
  alsoCalled: ['compliance', 'traceability', 'requirement', 'verification', 'scope', 'constraint', 'response', 'matrix'],
  body: (view) => {
    const blocks = [...statementTable(view, 'statements-matrix'), ...earlierTable(view, 'statements-earlier')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const [all, asked] = [statementsOf(solution).length, askedOf(solution).length]
    if (all === 0) return []
    const earlier = earlierStatementsOf(solution).length
    const unprinted = countUnprinted(solution)
    const answers = countAnswers(solution).map(
      ({ state, count }) => `${count} ${agree(count, answerLabels[state], plurals[state] ?? answerLabels[state]).toLowerCase()}`,
    )
    return paragraphsOf(
      citedText(
        `The brief has ${all === 1 ? '1 statement' : `${all} statements`}; ${asked === 0 ? 'none asks' : asked === 1 ? '1 asks' : `${asked} ask`} for something`,
      ),
      answers.length > 0 ? citedText(`Answers: ${joinList(answers)}`) : [],
      earlier > 0 ? citedText(`${earlier} more ${agree(earlier, 'was', 'were')} said earlier`) : [],
      unprinted > 0
        ? citedText(
            `${unprinted} more ${agree(unprinted, 'asks', 'ask')} not to be printed, and ${agree(unprinted, 'is', 'are')} left out`,
          )
        : [],
    )
  },
}
