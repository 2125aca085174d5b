import type { Measure, Solution } from '#server/solution/solution.ts'
import { measuresOf } from './read-measures.ts'
import type { Statement } from './statement.ts'

/** `least` is the lower end of a range. */
export type BudgetAmount = { amount: number; least: number; currency: string; statement: Statement }

const budgetWords = /\bbudget\b|\bfunding\b|\bspend\b|\bcost (?:ceiling|cap)\b/i
const isMoney = (unit: string) => /^[A-Z]{3}$/.test(unit)
const wholeWords = /\b(?:total\w*|overall|altogether|in all|all[- ]in|ceiling|whole)\b/i

/** The amounts that the brief gives for the whole work, the budget field first. */
export function readBudgetAmounts(statements: Statement[]): BudgetAmount[] {
  return statements
    .filter(({ field, text }) => field === 'budget' || budgetWords.test(text))
    .toSorted((one, other) => Number(other.field === 'budget') - Number(one.field === 'budget'))
    .flatMap((statement) => {
      const amounts = measuresOf(statement).filter(({ unit }) => isMoney(unit))
      const whole = wholeOf(amounts, statement.text)
      if (!whole) return []
      const least = amounts.find(({ quote, comparison }) => quote === whole.quote && comparison === 'at-least') ?? whole
      return [{ amount: whole.value, least: least.value, currency: whole.unit, statement }]
    })
}

/** The first amount, but the upper end of a range and the one that is called the total. */
function wholeOf(amounts: Measure[], text: string): Measure | undefined {
  const [first, second] = amounts
  const isRange = first && second && first.quote === second.quote && first.comparison === 'at-least'
  const total = amounts.find(({ quote }) => {
    const place = text.indexOf(quote)
    return wholeWords.test(
      text
        .slice(Math.max(0, place - 24), place + quote.length + 24)
        .split(/[,;]/)
        .find((part) => part.includes(quote)) ?? '',
    )
  })
  return isRange ? second : (total ?? first)
}

/** All that the budget field says, with the amount for the whole where one is named. */
export function readBudget(statements: Statement[], words: string): Solution['budget'] {
  const quote = words.replace(/\s+/g, ' ').trim()
  const [first] = readBudgetAmounts(statements)
  if (first) return { quote: quote === '' ? first.statement.quote : quote, amount: first.amount, currency: first.currency }
  return quote === '' ? undefined : { quote }
}
