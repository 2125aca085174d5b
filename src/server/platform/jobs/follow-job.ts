import type { Database } from '../database.ts'
import type { KeyedNotifier } from './keyed-notifier.ts'
import type { JobEnd, NumberedEvent } from './job.ts'
import type { RecentEvents } from './recent-events.ts'
import { findJob, page, readEvents } from './store.ts'

/** Milliseconds between checks if no notification arrives. */
const patience = 2_000

/** The events of a job from any process, until the last or the abort; waits for a job that is not known yet. */
export async function* followEvents(
  { database, notifier, recent }: { database: Database; notifier: KeyedNotifier; recent: RecentEvents },
  { jobId, after, signal }: { jobId: string; after: number; signal: AbortSignal },
): AsyncGenerator<NumberedEvent, void> {
  while (!signal.aborted) {
    const news = notifier.listen(jobId)
    try {
      const own = recent.after(jobId, after)
      const { events, isEnd } = own.length > 0 ? { events: own, isEnd: false } : await readEvents(database, jobId, after)
      yield* events
      after = events.at(-1)?.number ?? after
      if (isEnd) return
      // Returns at once if an event was written since the query.
      if (events.length < page) await news.wait(patience, signal)
    } finally {
      news.leave()
    }
  }
}

/** Waits for the end of a job; throws the signal's reason if that comes first. */
export async function awaitEnd(
  { database, notifier }: { database: Database; notifier: KeyedNotifier },
  { jobId, signal }: { jobId: string; signal: AbortSignal },
): Promise<JobEnd> {
  for (;;) {
    signal.throwIfAborted()
    const news = notifier.listen(jobId)
    try {
      const found = await findJob(database, jobId)
      if (found?.state === 'done' || found?.state === 'failed') return found
      await news.wait(patience, signal)
    } finally {
      news.leave()
    }
  }
}
