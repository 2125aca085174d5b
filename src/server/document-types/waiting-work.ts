import type { Solution } from '#server/solution/solution.ts'
import { lastWeekOf } from './key-figures.ts'

type Stream = Solution['workstreams'][number]
export type WaitingWork = Stream & { notBefore: string }

/** Work that begins later than the work before it would let it, because it may not begin before a day. */
export function waitingWorkOf({ workstreams }: Pick<Solution, 'workstreams'>): WaitingWork[] {
  const ends = new Map(workstreams.map((stream) => [stream.id, lastWeekOf(stream)]))
  return workstreams.flatMap(({ notBefore, ...stream }) =>
    notBefore !== undefined && stream.startWeek > 1 + Math.max(0, ...stream.dependsOn.map((id) => ends.get(id) ?? 0))
      ? [{ ...stream, notBefore }]
      : [],
  )
}
