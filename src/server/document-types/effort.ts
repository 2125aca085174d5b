import type { Solution } from '#server/solution/solution.ts'
import { capitalised } from './english.ts'
import { groupBy } from '#shared/group-by.ts'

export type RoleDays = { role: string; low: number; high: number }

const days = (given: number) => Math.round(given * 10) / 10

/** Days of work by role, minimum and maximum, the largest first. */
export function effortByRole({ workstreams }: Pick<Solution, 'workstreams'>): RoleDays[] {
  const all = workstreams.flatMap(({ effort = [] }) => effort)
  const byRole = groupBy(all, ({ role }) => capitalised(role.trim()))
  return [...byRole]
    .map(([role, own]) => ({
      role,
      low: days(own.reduce((sum, { days: [low] }) => sum + low, 0)),
      high: days(own.reduce((sum, { days: [, high] }) => sum + high, 0)),
    }))
    .toSorted((left, right) => right.high - left.high)
}

export const totalDays = (roles: RoleDays[]) => ({
  low: days(roles.reduce((sum, { low }) => sum + low, 0)),
  high: days(roles.reduce((sum, { high }) => sum + high, 0)),
})

const figure = (given: number) => given.toLocaleString('en-GB')
export const rangeText = ({ low, high }: { low: number; high: number }) =>
  low === high ? figure(low) : `${figure(low)}–${figure(high)}`

/** The scope of a reference design's days; empty if a person changed the work or its days, or if an older design does not state it. */
export const coverageOf = ({ reference, workstreams }: Pick<Solution, 'reference' | 'workstreams'>) =>
  reference?.covers && workstreams.every(({ source }) => source.from === 'reference') ? [`For ${reference.covers}.`] : []
