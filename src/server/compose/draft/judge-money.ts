import { effortByRole, rangeText, totalDays } from '#server/document-types/effort.ts'
import { moneyText } from '#server/document-types/key-figures.ts'
import { ratedRoles } from '#server/document-types/rates.ts'
import { budgetsOf } from '#server/document-types/summary-lines.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Calculation, Value } from '#server/solution/statement.ts'

/** What a day of work may cost in these currencies; wide, so that only an impossible price is outside. */
const band = { low: 250, high: 3000, currencies: /^(?:EUR|USD|GBP|CHF|CAD|AUD|NZD)$/ }

/** The fee alone, if the brief names other amounts too. */
const namesFee = /\b(?:your|consult\w*|supplier['’]?s?) fees?\b/i

/** What is paid each year, or is another firm's offer, pays for no days. */
const recurs = /\bp\.\s?a\b|\bper annum\b|\bquoted?\b/i
const isOnce = (value: Value) => value.kind === 'money' && /^[A-Z]{3}$/.test(value.unit)

const rounded = (amount: number) => Number(amount.toPrecision(2))

/**
 * Whether the client's budget, divided by the days of a reference design, gives an impossible price of a day. Empty if it does not, if the
 * brief names no or more than one budget, because code does not decide which of them is for this work, or if day rates are given.
 */
function againstMoney(solution: Solution): Omit<Calculation, 'id'>[] {
  const roles = effortByRole(solution)
  if (!solution.reference || roles.length === 0 || ratedRoles(solution).some(({ rate }) => rate)) return []
  const once = budgetsOf(solution).filter(({ amount, statement }) => isOnce(amount) && !recurs.test(statement.text))
  const [budget, ...others] = once.length > 1 ? once.filter(({ statement }) => namesFee.test(statement.text)) : once
  if (!budget || others.length > 0 || budget.statement.values.filter(isOnce).length > 1) return []
  const { quote, low, high, unit } = budget.amount
  if (!band.currencies.test(unit)) return []
  const days = totalDays(roles)
  const price = { low: rounded(low / days.high), high: rounded(high / days.low) }
  const verdict =
    price.low > band.high
      ? 'The days of this plan cannot be all that the budget pays for.'
      : price.high < band.low
        ? 'The budget does not pay for these days.'
        : undefined
  if (!verdict) return []
  const sum = `${quote} ÷ ${rangeText(days)} days = ${moneyText(price.low, unit)} to ${moneyText(price.high, unit)} a day`
  return [{ kind: 'money', source: { from: 'calculated', sum }, text: verdict, statements: [budget.statement.id], warns: true }]
}

/** The calculations of a solution, with the verdict on budget and days of the plan as it is now. */
export function withMoney(solution: Solution): Calculation[] {
  const kept = (solution.calculations ?? []).filter(({ kind }) => kind !== 'money')
  const last = Math.max(0, ...kept.map(({ id }) => Number(id.split('-')[1])))
  return [...kept, ...againstMoney(solution).map((one) => ({ ...one, id: `CAL-${last + 1}` }))]
}
