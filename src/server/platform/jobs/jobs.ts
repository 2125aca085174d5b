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
