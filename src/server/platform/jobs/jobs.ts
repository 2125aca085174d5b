import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createKeyedNotifier, type KeyedNotifier } from './keyed-notifier.ts'
import { listenForNotifications, type Notification } from './listen-for-notifications.ts'
import type { JobEnd, JobEvent, JobHandler, JobState, NewJob, NumberedEvent } from './job.ts'
import { findJob, insertJob, restartFailedJob, page, readEvents } from './store.ts'
import { startWorker } from './worker.ts'

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

type RecentEvents = ReturnType<typeof createRecentEvents>

/** Milliseconds between checks if no notification arrives. */
const patience = 2_000

/** The events of a job from any process, until the last or the abort; waits for a job that is not known yet. */
async function* followEvents(
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
async function awaitEnd(
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

type Options = {
  database: Database
  /** The same database, for the connection that listens. */
  url: string
  handlers: Record<string, JobHandler>
  log: Log
  /** Maximum concurrent jobs of this process. */
  concurrency?: number
  /** Seconds until other processes may take over the jobs of a killed process. */
  leaseSeconds?: number
  retryDelays?: number[]
  /** True if no other process works on this database: jobs that are leased at the start were those of an earlier process. */
  isAlone?: boolean
}

export type Jobs = {
  start(): void
  /** Hands over running jobs. */
  stop(): Promise<void>
  /** The job exists once the caller's transaction is committed. */
  enqueue(transaction: Database, job: NewJob): Promise<string>
  /** Restarts a job that ended because of a fault on our side; any other is unchanged. */
  restartFailed(transaction: Database, jobId: string, accepted: JobEvent): Promise<void>
  /** The events after the given number, up to the last; from any process, also for a job that is not known yet. */
  events(jobId: string, after: number, signal: AbortSignal): AsyncIterable<NumberedEvent>
  ended(jobId: string, signal: AbortSignal): Promise<JobEnd>
  find(jobId: string): Promise<JobState | undefined>
}

/** Durable work: stored in steps, reported in numbered events, ended exactly once. */
export function createJobs(options: Options): Jobs {
  const { database, url, log } = options
  const notifier = createKeyedNotifier()
  const told = createKeyedNotifier()
  const recent = createRecentEvents()
  let stopAll = () => Promise.resolve()

  return {
    start() {
      const worker = startWorker({
        concurrency: 8,
        leaseSeconds: 3,
        retryDelays: [1, 3, 9],
        isAlone: false,
        ...options,
        listen: told.listen,
        onWritten(jobId, events) {
          if (events.length > 0) recent.keep(jobId, events)
          notifier.ring(jobId)
        },
      })
      const notifications = listenForNotifications({
        url,
        channels: ['job_queued', 'job_event', 'job_told'],
        log,
        hear: (notification) => ring(notification, { worker, notifier, told }),
      })
      stopAll = async () => {
        await worker.stop()
        await notifications.stop()
      }
    },
    stop: () => stopAll(),
    async enqueue(transaction, job) {
      const id = job.id ?? randomUUID()
      await insertJob(transaction, { ...job, id })
      return id
    },
    restartFailed: restartFailedJob,
    events: (jobId, after, signal) => followEvents({ database, notifier, recent }, { jobId, after, signal }),
    ended: (jobId, signal) => awaitEnd({ database, notifier }, { jobId, signal }),
    find: (jobId) => findJob(database, jobId),
  }
}

type Rung = { worker: ReturnType<typeof startWorker>; notifier: KeyedNotifier; told: KeyedNotifier }

/** Wakes the waiters that a notification concerns; without one, any message may have been missed, so all are woken. */
function ring(notification: Notification | undefined, { worker, notifier, told }: Rung): void {
  if (!notification) {
    notifier.ringAll()
    told.ringAll()
    return worker.wake()
  }
  const { channel, payload } = notification
  if (channel === 'job_told') return told.ring(payload)
  if (channel === 'job_queued') {
    notifier.ring(payload)
    return worker.wake()
  }
  // The process with the lease has already woken its own waiters.
  const [lease = ''] = payload.split(' ', 1)
  if (!worker.holds(lease)) notifier.ring(payload.slice(lease.length + 1))
}
