import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createKeyedNotifier, type KeyedNotifier } from './keyed-notifier.ts'
import { awaitEnd, followEvents } from './follow-job.ts'
import { listenForNotifications, type Notification } from './listen-for-notifications.ts'
import type { JobEnd, JobEvent, JobHandler, JobState, NewJob, NumberedEvent } from './job.ts'
import { findJob, insertJob, restartFailedJob } from './store.ts'
import { createRecentEvents } from './recent-events.ts'
import { startWorker } from './worker.ts'

type Options = {
  database: Database
  /** Of the same database, for the connection that listens. */
  url: string
  handlers: Record<string, JobHandler>
  log: Log
  /** Jobs that this process runs at once. */
  concurrency?: number
  /** How long a killed process keeps its jobs from the others. */
  leaseSeconds?: number
  retryDelays?: number[]
  /** No other process works on this database: what is leased when this one starts was its predecessor's. */
  isAlone?: boolean
}

export type Jobs = {
  start(): void
  /** Hands over what runs. */
  stop(): Promise<void>
  /** The job exists once the caller's transaction does. */
  enqueue(transaction: Database, job: NewJob): Promise<string>
  /** Begins a job once more that had ended by a fault on our side; any other is left as it is. */
  restartFailed(transaction: Database, jobId: string, accepted: JobEvent): Promise<void>
  /** Those after the given number, ending with the last; from whichever process, also for a job that is not known yet. */
  events(jobId: string, after: number, signal: AbortSignal): AsyncIterable<NumberedEvent>
  ended(jobId: string, signal: AbortSignal): Promise<JobEnd>
  find(jobId: string): Promise<JobState | undefined>
}

/** Work that outlives its process: kept in steps, told in numbered events, ended exactly once. */
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

/** Rings for whoever waits for what a process has told; without a notification anything may have been told. */
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
  // Whoever holds the lease here has rung already.
  const [lease = ''] = payload.split(' ', 1)
  if (!worker.holds(lease)) notifier.ring(payload.slice(lease.length + 1))
}
