import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import type { DesignEditing } from '../editing.ts'

type Work = DesignFacts['workstreams'][number]
export type Days = readonly [low: number, high: number]
export type RoleSum = { role: string; days: Days; cost: Days | undefined; currency: string | undefined }

export const rolesIn = (work: Work[]): string[] => [...new Set(work.flatMap(({ effort = [] }) => effort.map(({ role }) => role)))]

/** Parses `20–30` or `8` as days; undefined if it is neither. Empty text means no days. */
export function readDays(typed: string): Days | 'none' | undefined {
  const text = typed.trim().replaceAll(',', '.')
  if (text === '') return 'none'
  const [, low, high = low] = /^(\d+(?:\.\d+)?)(?:\s*[-–—]\s*(\d+(?:\.\d+)?))?$/.exec(text) ?? []
  if (low === undefined) return undefined
  const [least, most] = [Number(low), Number(high)]
  return least > most ? undefined : [least, most]
}

export const daysText = ([low, high]: Days) => (low === high ? String(low) : `${low}–${high}`)

type Set = { id: string; effort: NonNullable<Work['effort']>; role: string; days: Days | 'none' }

/** Returns the changes that set a role's days for a piece of work; a new role also gets a line in the costs, for its rate. */
export function setDays({ facts, newId }: Pick<DesignEditing, 'facts' | 'newId'>, { id, effort, role, days }: Set): FactChange[] {
  const set: FactChange = { op: 'set', id, field: 'effort', value: withDays(effort, role, days) }
  const isKnown = facts.costs.some((line) => isRateOf(role, line))
  if (days === 'none' || isKnown) return [set]
  const value = { item: role, quantity: days[1], unit: 'day', period: 'once' }
  return [set, { op: 'add', list: 'costs', id: newId('costs'), value }]
}

/** Returns a piece of work’s effort with the days of one role set or removed. */
export function withDays(effort: NonNullable<Work['effort']>, role: string, days: Days | 'none'): NonNullable<Work['effort']> {
  const others = effort.filter((one) => one.role !== role)
  if (days === 'none') return others
  const set = { role, days: [days[0], days[1]] as [number, number] }
  return effort.some((one) => one.role === role) ? effort.map((one) => (one.role === role ? set : one)) : [...others, set]
}

type Block = { cells: string[][]; firstWork: number; firstRole: number; roles: readonly string[] }

/** Returns the changes that a block of days from a spreadsheet makes from one cell on; what is empty or no days changes nothing. */
export function pasteDays({ facts, newId }: Pick<DesignEditing, 'facts' | 'newId'>, block: Block): FactChange[] {
  const { cells, firstWork, firstRole, roles } = block
  const most = new Map<string, number>()
  const sets = cells.flatMap((row, down): FactChange[] => {
    const work = facts.workstreams[firstWork + down]
    const read = row.flatMap((cell, across) => {
      const [role, days] = [roles[firstRole + across], readDays(cell)]
      return role === undefined || days === undefined || days === 'none' ? [] : [{ role, days }]
    })
    if (!work || read.length === 0) return []
    for (const { role, days } of read) most.set(role, (most.get(role) ?? 0) + days[1])
    const value = read.reduce((effort, { role, days }) => withDays(effort, role, days), work.effort ?? [])
    return [{ op: 'set', id: work.id, field: 'effort', value }]
  })
  const unpriced = [...most].filter(([role]) => !facts.costs.some((line) => isRateOf(role, line)))
  const lines = unpriced.map(([item, quantity], at): FactChange => {
    return { op: 'add', list: 'costs', id: newId('costs', at), value: { item, quantity, unit: 'day', period: 'once' } }
  })
  return [...sets, ...lines]
}

/** Whether a line of the costs is for the days of a role. */
export const isRateOf = (role: string, { item, unit, period }: DesignFacts['costs'][number]) =>
  item === role && unit === 'day' && period === 'once'

/** Sums the days of each role over all work, and their cost at its rate. */
export function sumByRole({ workstreams, costs }: Pick<DesignFacts, 'workstreams' | 'costs'>): RoleSum[] {
  return rolesIn(workstreams).map((role) => {
    const all = workstreams.flatMap(({ effort = [] }) => effort.filter((one) => one.role === role).map(({ days }) => days))
    const days = addUp(all)
    const rate = costs.find((line) => isRateOf(role, line))
    const price = rate?.unitPrice
    return { role, days, cost: price === undefined ? undefined : [days[0] * price, days[1] * price], currency: rate?.currency }
  })
}

export const addUp = (all: readonly Days[]): Days => [
  all.reduce((sum, [low]) => sum + low, 0),
  all.reduce((sum, [, high]) => sum + high, 0),
]

/** Sums the cost of all roles, if each has a rate in the same currency. */
export function sumOfMoney(sums: RoleSum[]): { cost: Days; currency: string | undefined } | undefined {
  const currencies = new Set(sums.map(({ currency }) => currency))
  const costs = sums.map(({ cost }) => cost)
  if (sums.length === 0 || currencies.size > 1 || costs.includes(undefined)) return undefined
  return { cost: addUp(costs as Days[]), currency: [...currencies][0] }
}

type FirmRates = { currency: string; rates: { role: string; rate: number }[] }

/** Returns the changes that give the firm's rate to each role without one. */
export function withFirmRates(
  { facts, newId }: Pick<DesignEditing, 'facts' | 'newId'>,
  { currency, rates }: FirmRates,
): FactChange[] {
  let added = 0
  return sumByRole(facts).flatMap(({ role, days, cost }): FactChange[] => {
    const unitPrice = rates.find((one) => one.role.toLowerCase() === role.trim().toLowerCase())?.rate
    if (cost !== undefined || unitPrice === undefined) return []
    const id = facts.costs.find((line) => isRateOf(role, line))?.id
    if (id === undefined) {
      const value = { item: role, quantity: days[1], unit: 'day', period: 'once', unitPrice, currency }
      return [{ op: 'add', list: 'costs', id: newId('costs', added++), value }]
    }
    return [
      { op: 'set', id, field: 'unitPrice', value: unitPrice },
      { op: 'set', id, field: 'currency', value: currency },
    ]
  })
}

/** The days of the firm's rates that prices of roles are from, with these roles. */
export function rolesByCard({ costs }: Pick<DesignFacts, 'costs'>): Map<string, string[]> {
  const days = new Map<string, string[]>()
  for (const { item, ratesOf } of costs) if (ratesOf !== undefined) days.set(ratesOf, [...(days.get(ratesOf) ?? []), item])
  return days
}
