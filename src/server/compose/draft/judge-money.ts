import { type RoleDays, rangeText, totalDays } from '#server/document-types/effort.ts'
import { moneyText } from '#server/document-types/key-figures.ts'
import { ratedRoles } from '#server/document-types/rates.ts'
import { budgetsOf } from '#server/document-types/summary-lines.ts'
import type { Solution } from '#server/solution/solution.ts'
import { totalsOf } from '#server/document-types/totals.ts'
import { type Calculation, type Quantity, referenceOf, type Statement, type Value } from '#server/solution/statement.ts'

/** What a day of work may cost in these currencies; wide, so that only an impossible price is outside. */
const band = { low: 250, high: 3000, currencies: /^(?:EUR|USD|GBP|CHF|CAD|AUD|NZD)$/ }

/** The fee alone, if the brief names other amounts too. */
const namesFee = /\b(?:your|consult\w*|supplier['’]?s?) fees?\b/i

/** What is paid each year pays for no days, and another firm's offer is no budget. */
const isYearly = /\bp\.\s?a\b|\bper annum\b/i
const isOffer = /\bquoted?\b/i
const isOnce = (value: Value) => value.kind === 'money' && /^[A-Z]{3}$/.test(value.unit)

const rounded = (amount: number) => Number(amount.toPrecision(2))

/** The one budget of the brief for work that is paid once; code does not decide between two. */
function onlyBudget(solution: Solution) {
  const once = budgetsOf(solution).filter(
    ({ amount, statement }) => isOnce(amount) && !isYearly.test(statement.text) && !isOffer.test(statement.text),
  )
  const [budget, ...others] = once.length > 1 ? once.filter(({ statement }) => namesFee.test(statement.text)) : once
  return !budget || others.length > 0 || budget.statement.values.filter(isOnce).length > 1 ? undefined : budget
}

type Range = { low: number; high: number }
type Budget = ReturnType<typeof budgetsOf>[number]
type Judged = { sum: string; verdict: string | undefined; warns: boolean }
type Amount = Pick<Quantity, 'quote' | 'low' | 'high' | 'unit'>

/** Whether the budget, divided by the days of a reference design, gives an impossible price of a day. */
function byDays({ quote, low, high, unit }: Amount, roles: RoleDays[]): Judged | undefined {
  if (!band.currencies.test(unit)) return undefined
  const days = totalDays(roles)
  const price = { low: rounded(low / days.high), high: rounded(high / days.low) }
  const verdict =
    price.low > band.high
      ? 'The days of this plan cannot be all that the budget pays for.'
      : price.high < band.low
        ? 'The budget does not pay for these days.'
        : undefined
  return {
    verdict,
    warns: true,
    sum: `${quote} ÷ ${rangeText(days)} days = ${moneyText(price.low, unit)} to ${moneyText(price.high, unit)} a day`,
  }
}

const rangeOf = ({ low, high }: Range, unit: string) =>
  low === high ? moneyText(low, unit) : `${moneyText(low, unit)} to ${moneyText(high, unit)}`

/** `£46,000 to £174,000 more than in S1` */
function differenceText({ low, high }: Range, unit: string, than: string): string {
  if (low === 0 && high === 0) return `as much as in ${than}`
  if (low >= 0) return `${rangeOf({ low, high }, unit)} more than in ${than}`
  if (high <= 0) return `${rangeOf({ low: -high, high: -low }, unit)} less than in ${than}`
  return `between ${moneyText(-low, unit)} less and ${moneyText(high, unit)} more than in ${than}`
}

const paid = { once: 'once', month: 'by the month', year: 'by the year' } as const

/** What the priced lines come to, beside an amount of the brief; undefined if a rate is missing, or nothing is priced in its currency. */
function bySums({ statement, amount }: Budget, solution: Solution): Judged | undefined {
  const { currency, period } = paidIn(amount, statement)
  const totals = totalsOf(solution).find((one) => one.currency === currency)
  if (!totals || (period === 'once' && ratedRoles(solution).some(({ rate }) => rate?.currency !== currency))) return undefined
  const { days, once, yearly } = totals
  const repeated = period === 'month' ? yearly / 12 : yearly
  const total = period === 'once' ? { low: days.low + once, high: days.high + once } : { low: repeated, high: repeated }
  if (total.high === 0) return undefined
  const difference = { low: total.low - amount.high, high: total.high - amount.high }
  const said = differenceText(difference, currency, referenceOf(statement))
  return {
    sum: `${rangeOf(total, currency)} ${paid[period]}; ${amount.quote}`,
    verdict: `What is priced and paid ${paid[period]} is ${said}.`,
    warns: total.high > amount.high,
  }
}

const unitOf = /^([A-Z]{3})(?:\/(month|year))?$/

function paidIn({ unit }: Quantity, { text }: Statement): { currency: string; period: keyof typeof paid } {
  const [, currency = '', period] = unitOf.exec(unit) ?? []
  return { currency, period: (period as 'month' | 'year' | undefined) ?? (isYearly.test(text) ? 'year' : 'once') }
}

/** The one amount of each period, as code does not decide between two; another firm's offer is no budget. */
function budgetsToCompare(solution: Solution): Budget[] {
  const once = onlyBudget(solution)
  const again = budgetsOf(solution).filter(
    ({ amount, statement }) => paidIn(amount, statement).period !== 'once' && !isOffer.test(statement.text),
  )
  return [...(once ? [once] : []), ...(again.length === 1 ? again : [])]
}

/** Compares the plan and its prices with the client's amounts; empty if it is not known how they compare. */
function againstMoney(solution: Solution): Omit<Calculation, 'id'>[] {
  const roles = ratedRoles(solution)
  const isRated = roles.some(({ rate }) => rate)
  return budgetsToCompare(solution).flatMap((budget) => {
    const byPrices = bySums(budget, solution)
    const isByDays = !isRated && roles.length > 0 && solution.reference && isOnce(budget.amount)
    const { sum, verdict, warns } = byPrices ?? (isByDays ? byDays(budget.amount, roles) : undefined) ?? {}
    if (!verdict || sum === undefined || warns === undefined) return []
    return [{ kind: 'money', source: { from: 'calculated', sum }, text: verdict, statements: [budget.statement.id], warns }]
  })
}

/** The calculations of a solution, with the verdict on budget and days of the plan as it is now. */
export function withMoney(solution: Solution): Calculation[] {
  const kept = (solution.calculations ?? []).filter(({ kind }) => kind !== 'money')
  const last = Math.max(0, ...kept.map(({ id }) => Number(id.split('-')[1])))
  return [...kept, ...againstMoney(solution).map((one, index) => ({ ...one, id: `CAL-${last + index + 1}` }))]
}
