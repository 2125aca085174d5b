import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createKeyedNotifier } from './keyed-notifier.ts'
import { awaitEnd, followEvents } from './follow-job.ts'
import { listenForNotifications } from './listen-for-notifications.ts'
import type { JobEnd, JobHandler, JobState, NewJob, NumberedEvent } from './job.ts'
import { findJob, insertJob } from './store.ts'
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
  let stopAll = () => Promise.resolve()

  return {
    start() {
      const worker = startWorker({
        concurrency: 4,
        leaseSeconds: 3,
        retryDelays: [1, 3, 9],
        isAlone: false,
        ...options,
        listen: told.listen,
      })
      const notifications = listenForNotifications({
        url,
        channels: ['job_queued', 'job_event', 'job_told'],
        log,
        hear(notification) {
          if (notification?.channel === 'job_told') return told.ring(notification.payload)
          if (notification) notifier.ring(notification.payload)
          else for (const all of [notifier, told]) all.ringAll()
          if (notification?.channel !== 'job_event') worker.wake()
        },
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
    events: (jobId, after, signal) => followEvents({ database, notifier }, { jobId, after, signal }),
    ended: (jobId, signal) => awaitEnd({ database, notifier }, { jobId, signal }),
    find: (jobId) => findJob(database, jobId),
  }
}
