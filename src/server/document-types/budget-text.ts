import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { bare } from './english.ts'
import { quoted } from './prose.ts'
import { statementsOf } from './statements.ts'
import { amountsIn, budgetsOf, clauseWith } from './summary-lines.ts'

/** The amounts that the brief names as a budget; which of several applies is for the client to say. */
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
  return budgets.length === 1
    ? `Your budget: ${shown[0]}.`
    : `Which budget applies is to be confirmed: ${shown.join(' or ')}${budgets.length > shown.length ? ', or another' : ''}.`
}

/** The client's limits by what somebody says that they are for. */
function limitsText(solution: Solution): string {
  const parts = (solution.budgets ?? []).flatMap(({ statement: id, limits }) => {
    const statement = statementsOf(solution).find((one) => one.id === id)
    const amount = statement?.values.find(({ kind }) => kind === 'money')
    return statement
      ? [`${quoted(clauseWith(statement.text, amount?.quote ?? ''))} (${referenceOf(statement)}), for ${bare(limits)}`]
      : []
  })
  return parts.length > 0 ? `Your budget: ${parts.join('; ')}.` : ''
}
