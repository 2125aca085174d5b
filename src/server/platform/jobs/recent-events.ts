import type { NumberedEvent } from './job.ts'

/** Jobs, and events of each, that are kept. */
const most = { jobs: 64, events: 32 }

/** The last events that this process wrote itself: whoever follows a job here need not ask the database for them. */
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
    /** All that came after a number, or none where one of them is not here. */
    after(jobId: string, number: number): NumberedEvent[] {
      const events = (kept.get(jobId) ?? []).filter((event) => event.number > number)
      return events[0]?.number === number + 1 ? events : []
    },
  }
}

export type RecentEvents = ReturnType<typeof createRecentEvents>
