import type { Solution } from './solution.ts'

/** The firm's day rates by role, as they were on a day. */
export type FirmRates = { day: string; currency: string; rates: { role: string; rate: number }[] }

type CostLine = Solution['costs'][number]

/** A line for days of work. */
export const isOfDays = ({ unit }: Pick<CostLine, 'unit'>) => /^(person[- ])?days?$/i.test(unit)

const sameRole = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const rateFor = (role: string, card: FirmRates) => card.rates.find((one) => sameRole(one.role, role))?.rate

/**
 * Prices the days of each role by the firm's rates. A design with a rate of its own is returned unchanged: it is not known how the two go
 * together.
 */
export function withFirmRates(solution: Solution, card: FirmRates): Solution {
  const { costs, workstreams } = solution
  const efforts = workstreams.flatMap(({ effort = [], source }) => effort.map((one) => ({ ...one, source })))
  if (efforts.length === 0 || costs.some((line) => isOfDays(line) && line.unitPrice !== undefined)) return solution
  const days = new Map<string, number>()
  for (const { role, days: range } of efforts) days.set(role, (days.get(role) ?? 0) + range[1])
  const priced = (line: Omit<CostLine, 'id'>) => {
    const unitPrice = days.has(line.item) && isOfDays(line) ? rateFor(line.item, card) : undefined
    return unitPrice === undefined ? {} : { unitPrice, currency: card.currency, ratesOf: card.day }
  }
  const known = costs.map((line) => ({ ...line, ...priced(line) }))
  const last = Math.max(0, ...costs.map(({ id }) => Number(id.split('-')[1])))
  const added = [...days].flatMap(([item, quantity]) => {
    if (known.some((line) => isOfDays(line) && sameRole(line.item, item)) || rateFor(item, card) === undefined) return []
    const line = { source: efforts.find(({ role }) => role === item)!.source, item, quantity, unit: 'day', period: 'once' as const }
    return [{ ...line, ...priced(line) }]
  })
  return { ...solution, costs: [...known, ...added.map((line, at) => ({ id: `CST-${last + at + 1}`, ...line }))] }
}

/** Names the firm's rates as the origin of those prices that a person has just set to them. */
export function nameFirmRates({ before, after, card }: { before: Solution; after: Solution; card: FirmRates }): Solution {
  const earlier = new Map(before.costs.map((line) => [line.id, line]))
  const costs = after.costs.map((line) => {
    const was = earlier.get(line.id)
    const isSet = was?.unitPrice !== line.unitPrice || was?.currency !== line.currency
    const isFirms = isOfDays(line) && line.currency === card.currency && line.unitPrice === rateFor(line.item, card)
    return isSet && isFirms ? { ...line, ratesOf: card.day } : line
  })
  return { ...after, costs }
}
