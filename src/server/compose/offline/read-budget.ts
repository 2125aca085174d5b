import type { Solution } from '#server/solution/solution.ts'
import { readMeasures } from './read-measures.ts'
import type { Statement } from './statement.ts'

export type BudgetAmount = { amount: number; currency: string; statement: Statement }

const budgetWords = /\bbudget\b|\bfunding\b|\bspend\b|\bcost ceiling\b/i
const isMoney = (unit: string) => /^[A-Z]{3}$/.test(unit)

/** The amounts that the brief gives for the whole work, the budget field first. */
export function readBudgetAmounts(statements: Statement[]): BudgetAmount[] {
  return statements
    .filter(({ field, text }) => field === 'budget' || budgetWords.test(text))
    .toSorted((one, other) => Number(other.field === 'budget') - Number(one.field === 'budget'))
    .flatMap((statement) =>
      readMeasures(statement.text)
        .filter(({ unit }) => isMoney(unit))
        .slice(0, 1)
        .map(({ value, unit }) => ({ amount: value, currency: unit, statement })),
    )
}

export function readBudget(statements: Statement[]): Solution['budget'] {
  const quoted = statements.filter(({ field }) => field === 'budget')
  const [first] = readBudgetAmounts(statements)
  if (first) return { quote: first.statement.quote, amount: first.amount, currency: first.currency }
  return quoted[0] ? { quote: quoted.map(({ quote }) => quote).join(' ') } : undefined
}
