import type { Solution } from '#server/solution/solution.ts'
import type { Part } from '../assembly/design.ts'

type Workstream = Solution['workstreams'][number]

export type PlannedTask = {
  key: string
  name: string
  kind: NonNullable<Workstream['kind']>
  source: Workstream['source']
  /** Weeks of calendar time, the least and the most. */
  weeks: [number, number]
  role: string
  after: string[]
  isFrozen: boolean
  /** ISO day. */
  notBefore?: string | undefined
  deliverables: string[]
  satisfies: string[]
  effort: { role: string; days: [number, number] }[]
  /** What is built, connected or kept by it. */
  parts: Part[]
}

export const daysInWeek = 5

export const assumed = (reason: string) => ({ from: 'assumption', reason }) as const

type Work = { kind: PlannedTask['kind']; weeks: [number, number]; role: string; source: Workstream['source'] }

export function task(key: string, name: string, { kind, weeks, role, source }: Work): PlannedTask {
  return {
    key,
    name,
    kind,
    source,
    weeks,
    role,
    after: [],
    isFrozen: false,
    deliverables: [],
    satisfies: [],
    effort: [{ role, days: [weeks[0] * daysInWeek, weeks[1] * daysInWeek] }],
    parts: [],
  }
}
