import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { bare, joinList, numberWord } from './english.ts'
import { groupBy } from '#shared/group-by.ts'
import { quoted } from './prose.ts'
import { statementsOf } from './statements.ts'
import { amountsIn, budgetsOf, clauseWith } from './summary-lines.ts'

/** The amounts that the brief names as a budget, in its own words; code does not decide what each is for. */
export function budgetText(solution: Solution): string {
  const said = limitsText(solution)
  if (said !== '') return said
  const budgets = budgetsOf(solution)
  if (budgets.length === 0)
    return amountsIn(solution)
      .map(({ text: words }) => words)
      .join('')
  const shown = budgets
    .slice(0, 2)
    .map(({ statement, amount }) => `${quoted(clauseWith(statement.text, amount.quote))} (${referenceOf(statement)})`)
  const more = budgets.length - shown.length
  return `You name ${joinList(shown)}${more > 0 ? ` and ${numberWord(more)} more` : ''}.`
}

/** The client's limits, with the purpose that a person or a model assigned to each. */
function limitsText(solution: Solution): string {
  const parts = [...groupBy(solution.budgets ?? [], ({ statement }) => statement)].flatMap(([id, all]) => {
    const statement = statementsOf(solution).find((one) => one.id === id)
    const amount = statement?.values.find(({ kind }) => kind === 'money')
    const limits = all.map((one) => bare(one.limits)).join('; for ')
    return statement
      ? [`${quoted(clauseWith(statement.text, amount?.quote ?? ''))} (${referenceOf(statement)}), for ${limits}`]
      : []
  })
  return parts.length > 0 ? `Your budget: ${parts.join('; ')}.` : ''
}
