import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { releaseLeases, renewLeases } from './store.ts'

type Running = { aborting: AbortController; renewedAt: number; done: Promise<void>; spent: () => number }

/** Milliseconds that a job may take to stop. */
const grace = 2_000

/** Renews the leases of the jobs that run here, and aborts a job whose lease is lost. */
export function keepLeases({ database, leaseSeconds, log }: { database: Database; leaseSeconds: number; log: Log }) {
  const running = new Map<string, Running>()
  /** Jobs that were abandoned because the database was unavailable, with the processor time of each. */
  const abandoned = new Map<string, number>()
  let isRenewing = false
  const listRunning = () => [...running].map(([lease, { spent }]) => ({ lease, processorMs: spent() }))

  async function renew(): Promise<void> {
    if (isRenewing || running.size + abandoned.size === 0) return
    isRenewing = true
    await giveBackAbandoned()
    const at = Date.now()
    const held = await renewLeases(database, listRunning(), leaseSeconds).catch(() => undefined)
    for (const [lease, job] of running) {
      if (held?.has(lease)) job.renewedAt = at
      else if (job.renewedAt < at && (held || at - job.renewedAt > leaseSeconds * 1000)) job.aborting.abort()
    }
    isRenewing = false
  }

  /** As soon as the database is available again, so that leases need not expire first. */
  async function giveBackAbandoned(): Promise<void> {
    const leases = [...abandoned].map(([lease, processorMs]) => ({ lease, processorMs }))
    if (leases.length === 0) return
    const isDone = await releaseLeases(database, leases).then(
      () => true,
      () => false,
    )
    if (isDone) for (const { lease } of leases) abandoned.delete(lease)
  }

  /** At most a third of the lease, so that one renewal may fail. */
  const heart = setInterval(() => void renew(), Math.min(1_000, (leaseSeconds * 1000) / 3))

  /** `spent`: milliseconds of processor time that the job has used so far. */
  async function run(lease: string, spent: () => number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const aborting = new AbortController()
    const done = work(aborting.signal)
    running.set(lease, { aborting, renewedAt: Date.now(), done, spent })
    await done
    running.delete(lease)
  }

  async function handOver(): Promise<void> {
    clearInterval(heart)
    const jobs = [...running.values()]
    if (jobs.length === 0) return
    for (const { aborting } of jobs) aborting.abort()
    await releaseLeases(database, listRunning()).catch((error: unknown) =>
      log.warn({ error }, 'jobs are handed over when their leases run out'),
    )
    const patience = new Promise((resolve) => setTimeout(resolve, grace).unref())
    await Promise.race([Promise.all(jobs.map(({ done }) => done)), patience])
  }

  const abandon = (lease: string) => void abandoned.set(lease, running.get(lease)?.spent() ?? 0)
  return { run, abandon, handOver, running: running as ReadonlyMap<string, unknown> }
}
