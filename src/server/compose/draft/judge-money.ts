import { type RoleDays, rangeText, totalDays } from '#server/document-types/effort.ts'
import { moneyText } from '#server/document-types/key-figures.ts'
import { type RatedRole, ratedRoles } from '#server/document-types/rates.ts'
import { budgetsOf } from '#server/document-types/summary-lines.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Calculation, Quantity, Value } from '#server/solution/statement.ts'

/** What a day of work may cost in these currencies; wide, so that only an impossible price is outside. */
const band = { low: 250, high: 3000, currencies: /^(?:EUR|USD|GBP|CHF|CAD|AUD|NZD)$/ }

/** The fee alone, if the brief names other amounts too. */
const namesFee = /\b(?:your|consult\w*|supplier['’]?s?) fees?\b/i

/** What is paid each year, or is another firm's offer, pays for no days. */
const recurs = /\bp\.\s?a\b|\bper annum\b|\bquoted?\b/i
const isOnce = (value: Value) => value.kind === 'money' && /^[A-Z]{3}$/.test(value.unit)

const rounded = (amount: number) => Number(amount.toPrecision(2))

/** The one budget of the brief for work that is paid once; code does not decide between two. */
function onlyBudget(solution: Solution) {
  const once = budgetsOf(solution).filter(({ amount, statement }) => isOnce(amount) && !recurs.test(statement.text))
  const [budget, ...others] = once.length > 1 ? once.filter(({ statement }) => namesFee.test(statement.text)) : once
  return !budget || others.length > 0 || budget.statement.values.filter(isOnce).length > 1 ? undefined : budget
}

type Judged = { sum: string; verdict: string | undefined }
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
    sum: `${quote} ÷ ${rangeText(days)} days = ${moneyText(price.low, unit)} to ${moneyText(price.high, unit)} a day`,
  }
}

/** Whether the days of all roles, at their rates, cost more than the budget; undefined if a rate is missing or in another currency. */
function byRates({ quote, high, unit }: Amount, roles: RatedRole[]): Judged | undefined {
  if (roles.some(({ rate }) => rate?.currency !== unit)) return undefined
  const costOf = (end: 'low' | 'high') => roles.reduce((sum, role) => sum + role[end] * (role.rate?.unitPrice ?? 0), 0)
  const cost = { low: costOf('low'), high: costOf('high') }
  const verdict =
    cost.low > high
      ? 'The days at these rates cost more than that.'
      : cost.high > high
        ? 'The days at these rates cost more than that if each takes its most.'
        : undefined
  return {
    verdict,
    sum: `${rangeText(totalDays(roles))} days = ${moneyText(cost.low, unit)} to ${moneyText(cost.high, unit)}; ${quote}`,
  }
}

/** Compares the days of the plan with the client's budget; empty if they agree, or if it is not known whether they do. */
function againstMoney(solution: Solution): Omit<Calculation, 'id'>[] {
  const roles = ratedRoles(solution)
  const budget = onlyBudget(solution)
  if (roles.length === 0 || !budget) return []
  const isRated = roles.some(({ rate }) => rate)
  if (!isRated && !solution.reference) return []
  const { sum, verdict } = (isRated ? byRates(budget.amount, roles) : byDays(budget.amount, roles)) ?? {}
  if (!verdict || sum === undefined) return []
  return [{ kind: 'money', source: { from: 'calculated', sum }, text: verdict, statements: [budget.statement.id], warns: true }]
}

/** The calculations of a solution, with the verdict on budget and days of the plan as it is now. */
export function withMoney(solution: Solution): Calculation[] {
  const kept = (solution.calculations ?? []).filter(({ kind }) => kind !== 'money')
  const last = Math.max(0, ...kept.map(({ id }) => Number(id.split('-')[1])))
  return [...kept, ...againstMoney(solution).map((one) => ({ ...one, id: `CAL-${last + 1}` }))]
}
