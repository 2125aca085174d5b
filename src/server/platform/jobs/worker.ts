import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createKeyedNotifier } from './keyed-notifier.ts'
import type { JobContext, JobHandler, NumberedEvent } from './job.ts'
import { keepLeases } from './keep-leases.ts'
import { runJob } from './run-job.ts'
import { claimJob, endLeases } from './store.ts'

type Options = {
  database: Database
  handlers: Record<string, JobHandler>
  log: Log
  concurrency: number
  leaseSeconds: number
  isAlone: boolean
  retryDelays: number[]
  listen: (jobId: string) => ReturnType<JobContext['listen']>
  /** Told of a job when anything of it was written here; `events`: those whose numbers are known. */
  onWritten: (jobId: string, events: NumberedEvent[]) => void
}

/** Takes jobs as they come, runs as many at once as it may, and hands them over when it stops. */
export function startWorker(options: Options) {
  const { database, handlers, log, concurrency, leaseSeconds, isAlone } = options
  const notifier = createKeyedNotifier()
  const stopping = new AbortController()
  const leases = keepLeases(options)
  const wake = () => notifier.ring('work')

  const onRetry = (afterSeconds: number) => void setTimeout(wake, afterSeconds * 1000).unref()

  async function claimOne(): Promise<boolean> {
    if (leases.running.size >= concurrency) return false
    const lease = randomUUID()
    try {
      const claimed = await claimJob(database, { lease, kinds: Object.keys(handlers), leaseSeconds })
      if (!claimed) return false
      const onAbandoned = () => leases.abandon(lease)
      const onWritten = (events: NumberedEvent[] = []) => options.onWritten(claimed.id, events)
      const about = {
        handler: handlers[claimed.kind]!,
        claimed,
        lease: { jobId: claimed.id, lease },
        onRetry,
        onAbandoned,
        onWritten,
      }
      void leases.run(lease, (signal) => runJob({ ...options, ...about, signal })).then(wake)
      return true
    } catch (error) {
      log.warn({ error }, 'no jobs can be taken for a moment')
      return false
    }
  }

  async function work(): Promise<void> {
    if (isAlone) await endLeases(database).catch((error: unknown) => log.warn({ error }, 'leases are waited for'))
    while (!stopping.signal.aborted) {
      const news = notifier.listen('work')
      if (await claimOne()) news.leave()
      else await news.wait((leaseSeconds * 1000) / 3, stopping.signal)
    }
  }

  const working = work()
  return {
    wake,
    holds: (lease: string) => leases.running.has(lease),
    async stop() {
      stopping.abort()
      await working
      await leases.handOver()
    },
  }
}
