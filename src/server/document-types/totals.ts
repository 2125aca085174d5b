import type { Solution } from '#server/solution/solution.ts'
import { groupBy } from '#shared/group-by.ts'
import { isPriced, moneyText } from './key-figures.ts'
import { type RatedRole, ratedRoles } from './rates.ts'

type Range = { low: number; high: number }
/** Amounts in one currency: days at their rates, other items paid once, and what is paid in a year. */
export type Totals = { currency: string | undefined; days: Range; once: number; yearly: number }

const timesAYear = { once: 0, month: 12, year: 1 } as const

/** The totals of all priced lines, by currency; a line without one has that of the others. Two currencies are not added. */
export function totalsOf(solution: Pick<Solution, 'workstreams' | 'costs'>): Totals[] {
  const rated = ratedRoles(solution)
  const rates = new Set(rated.map(({ rate }) => rate))
  const others = solution.costs.filter((line) => isPriced(line) && !rates.has(line))
  const amountOf = ({ quantity, unitPrice = 0 }: Solution['costs'][number]) => quantity * unitPrice
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const usual = solution.costs.find(({ currency }) => currency)?.currency
  const currencyOf = ({ currency = usual }: Solution['costs'][number]) => currency
  const byCurrency = groupBy([...rated.flatMap(({ rate }) => rate ?? []), ...others], currencyOf)
  return [...byCurrency.keys()].map((currency) => {
    const own = others.filter((line) => currencyOf(line) === currency)
    const roles = rated.filter(({ rate }) => rate && currencyOf(rate) === currency)
    const daysAt = (end: keyof Range) => sumOf(roles.map((role) => role[end] * (role.rate?.unitPrice ?? 0)))
    return {
      currency,
      days: { low: daysAt('low'), high: daysAt('high') },
      once: sumOf(own.filter(({ period }) => period === 'once').map(amountOf)),
      yearly: sumOf(own.map((line) => amountOf(line) * timesAYear[line.period])),
    }
  })
}

const rangeOf = ({ low, high }: Range, currency: string | undefined) =>
  low === high ? moneyText(low, currency) : `${moneyText(low, currency)} to ${moneyText(high, currency)}`

const ratesNamed = (rated: RatedRole[]) => (rated.every(({ rate }) => rate?.ratesOf) ? 'At our day rates' : 'At the rates given')

/** “At the rates given €322,300; with the other items that are paid once €397,800. €57,800 a year.” */
export function totalsText(solution: Solution): string[] {
  const rated = ratedRoles(solution)
  const isRated = rated.length > 0 && rated.every(({ rate }) => rate)
  return totalsOf(solution).flatMap(({ currency, days, once, yearly }) => {
    const all = { low: days.low + once, high: days.high + once }
    const work = isRated && days.high > 0 ? [`${ratesNamed(rated)} ${rangeOf(days, currency)}`] : []
    const items =
      once === 0
        ? []
        : [
            work.length > 0
              ? `with the other items that are paid once ${rangeOf(all, currency)}`
              : `Items that are paid once: ${moneyText(once, currency)}`,
          ]
    return [
      ...(work.length + items.length > 0 ? [`${[...work, ...items].join('; ')}.`] : []),
      ...(yearly > 0
        ? [
            `${moneyText(yearly, currency)} a year, ${moneyText(yearly / timesAYear.month, currency)} a month, for what is priced by the month or year.`,
          ]
        : []),
    ]
  })
}
