import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'

const daysInWeek = 5

/**
 * Adds weeks to the work: each piece begins in the week after the last of its predecessors, and takes the weeks that its author stated, or
 * else the time that its busiest role needs for its average days, with one person per role. The work must not wait for itself
 * (`check-design.ts`).
 */
export function scheduleWork(work: ReferenceDesign['work'], source: Source): Solution['workstreams'] {
  const keys = Object.keys(work)
  const ends = new Map<string, number>()
  const weeksOf = (key: string) => {
    const { roles, weeks } = work[key]!
    const busiest = Math.max(...Object.values(roles).map(([low, high]) => (low + high) / 2))
    return weeks ?? Math.max(1, Math.ceil(busiest / daysInWeek))
  }
  const endOf = (key: string): number => {
    const known = ends.get(key)
    if (known !== undefined) return known
    const end = startOf(key) + weeksOf(key) - 1
    ends.set(key, end)
    return end
  }
  const startOf = (key: string): number => 1 + Math.max(0, ...work[key]!.after.map(endOf))
  const idOf = (key: string) => `WS-${keys.indexOf(key) + 1}`
  return keys.map((key) => {
    const { name, kind, after, roles, gives } = work[key]!
    return {
      id: idOf(key),
      source,
      name,
      kind,
      startWeek: startOf(key),
      weeks: weeksOf(key),
      deliverables: gives,
      dependsOn: after.map(idOf),
      satisfies: [],
      effort: Object.entries(roles).map(([role, days]) => ({ role, days })),
    }
  })
}
