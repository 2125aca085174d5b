import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import { scheduleWork } from '#shared/schedule-work.ts'

const daysInWeek = 5

/**
 * The work of a design with its weeks: those that its author stated, or else the time that the busiest role needs for its average days,
 * with one person per role. The work must not wait for itself (`check-design.ts`).
 */
export function planWork(work: ReferenceDesign['work'], source: Source): Solution['workstreams'] {
  const keys = Object.keys(work)
  const weeksOf = ({ roles, weeks }: ReferenceDesign['work'][string]) => {
    const busiest = Math.max(...Object.values(roles).map(([low, high]) => (low + high) / 2))
    return weeks ?? Math.max(1, Math.ceil(busiest / daysInWeek))
  }
  const idOf = (key: string) => `WS-${keys.indexOf(key) + 1}`
  const pieces = Object.entries(work).map(([key, piece]) => ({
    id: idOf(key),
    source,
    name: piece.name,
    kind: piece.kind,
    weeks: weeksOf(piece),
    deliverables: piece.gives,
    dependsOn: piece.after.map(idOf),
    satisfies: [],
    effort: Object.entries(piece.roles).map(([role, days]) => ({ role, days })),
  }))
  return scheduleWork(pieces, undefined)
}
