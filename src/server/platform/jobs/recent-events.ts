import type { NumberedEvent } from './job.ts'

/** Maximum jobs, and events of each, that are cached. */
const most = { jobs: 64, events: 32 }

/** The latest events written by this process, so that followers of a job here need not query the database for them. */
export function createRecentEvents() {
  const kept = new Map<string, NumberedEvent[]>()
  return {
    keep(jobId: string, events: NumberedEvent[]): void {
      const before = kept.get(jobId) ?? []
      const goesOn = before.at(-1)?.number === (events[0]?.number ?? 0) - 1
      kept.delete(jobId)
      kept.set(jobId, [...(goesOn ? before : []), ...events].slice(-most.events))
      if (kept.size > most.jobs) kept.delete(kept.keys().next().value!)
    },
    /** All events after a number, or none if one of them is missing here. */
    after(jobId: string, number: number): NumberedEvent[] {
      const events = (kept.get(jobId) ?? []).filter((event) => event.number > number)
      return events[0]?.number === number + 1 ? events : []
    },
  }
}

export type RecentEvents = ReturnType<typeof createRecentEvents>
