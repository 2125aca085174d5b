import type { Design } from '#shared/api/design.ts'
import { clauseWith } from '#server/document-types/quote-lines.ts'
import { budgetsOf } from '#server/document-types/summary-lines.ts'
import { onlyCurrencyOf } from '#server/document-types/tables/cost-tables.ts'
import { totalsOf } from '#server/document-types/totals.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'

type Amount = Design['money']['amounts'][number]

/** `EUR`, `EUR/year` */
const unit = /^([A-Z]{3})(?:\/(month|year))?$/
const isYearly = /\bp\.\s?a\b|\bper annum\b/i

/** What everything costs, and the amounts that the brief sets for it, in the client's words; which one is the budget is not decided. */
export function moneyOf(solution: Solution): Design['money'] {
  const statements = [...new Set(budgetsOf(solution).map(({ statement }) => statement))]
  const currency = solution.budget?.currency ?? onlyCurrencyOf(solution.statements ?? [])
  const totals = totalsOf(solution).map(({ currency: own = currency ?? '', days, once, yearly }) => ({
    currency: own,
    once: [days.low + once, days.high + once] as [number, number],
    year: [yearly, yearly] as [number, number],
  }))
  return { ...(currency && { currency }), amounts: statements.flatMap(amountsIn), totals }
}

const amountsIn = (statement: Statement): Amount[] =>
  statement.values.flatMap((value) => {
    const [, currency, period] = (value.kind === 'money' && unit.exec(value.unit)) || []
    if (value.kind !== 'money' || !currency) return []
    const { quote, low, high } = value
    const words = clauseWith(statement.text, quote)
    const paid = (period as Amount['period'] | undefined) ?? (isYearly.test(words) ? 'year' : 'once')
    return [{ reference: referenceOf(statement), words, low, high, currency, period: paid }]
  })
