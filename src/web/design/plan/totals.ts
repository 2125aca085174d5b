import type { DesignFacts, DesignMoney } from '#shared/api/design.ts'
import { addUp, type Days, isRateOf } from './effort.ts'

/** A low and a high sum. */
type Sum = Days
export type Totals = { currency: string; once: Sum; year: Sum }
type Facts = Pick<DesignFacts, 'costs' | 'workstreams'>

/** Sums of all costs that have a price, by currency; a line without a currency has the one of the design. */
export function totalsOf({ costs, workstreams }: Facts, money: Pick<DesignMoney, 'currency'>): Totals[] {
  const usual = costs.find(({ currency }) => currency)?.currency ?? money.currency ?? ''
  const priced = costs.flatMap((line) => {
    const { unitPrice, currency = usual, quantity } = line
    if (unitPrice === undefined) return []
    const days = workstreams.flatMap(({ effort = [] }) => effort.filter(({ role }) => isRateOf(role, line)).map((one) => one.days))
    const count: Sum = days.length > 0 ? addUp(days) : [quantity, quantity]
    return [{ line, currency, sum: times(count, unitPrice) }]
  })
  return [...new Set(priced.map(({ currency }) => currency))].map((currency) => {
    const own = priced.filter((one) => one.currency === currency)
    const paid = (period: 'once' | 'month' | 'year') =>
      addUp(own.filter(({ line }) => line.period === period).map(({ sum }) => sum))
    return { currency, once: paid('once'), year: addUp([paid('year'), times(paid('month'), 12)]) }
  })
}

export const unpricedIn = ({ costs }: Pick<Facts, 'costs'>): number =>
  costs.filter(({ unitPrice }) => unitPrice === undefined).length

const times = ([low, high]: Sum, by: number): Sum => [low * by, high * by]

type Amount = DesignMoney['amounts'][number]

/** The total that an amount of the brief can be compared with, and the difference from its upper end; undefined without costs like it. */
export function beside({ currency, period, high }: Amount, totals: readonly Totals[]): { total: Sum; difference: Sum } | undefined {
  const like = totals.find((one) => one.currency === currency)
  if (!like) return undefined
  const total = period === 'once' ? like.once : period === 'year' ? like.year : times(like.year, 1 / 12)
  return { total, difference: [total[0] - high, total[1] - high] }
}
