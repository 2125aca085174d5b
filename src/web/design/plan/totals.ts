import type { DesignFacts, DesignMoney } from '#shared/api/design.ts'

export type Totals = DesignMoney['totals'][number]
type Sum = Totals['once']

export const unpricedIn = ({ costs }: Pick<DesignFacts, 'costs'>): number =>
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
