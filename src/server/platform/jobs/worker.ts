import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createProcessorBudget } from '../processor-budget.ts'
import { createRecentTurns, listFull, type Turn } from '../turn.ts'
import { createKeyedNotifier } from './keyed-notifier.ts'
import type { JobContext, JobHandler, NumberedEvent } from './job.ts'
import { runJob } from './run-job.ts'
import { claimJob, type ClaimedJob, type ClaimTurns, endLeases, releaseLeases, renewLeases } from './store.ts'
import { createQuarantine, type Quarantine } from './watch-risk.ts'

type Running = { aborting: AbortController; renewedAt: number; done: Promise<void>; spent: () => number }

/** Milliseconds that a job may take to stop. */
const grace = 2_000

/** Renews the leases of the jobs that run here, and aborts a job whose lease is lost. */
function keepLeases({ database, leaseSeconds, log }: { database: Database; leaseSeconds: number; log: Log }) {
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

type Options = {
  database: Database
  handlers: Record<string, JobHandler>
  log: Log
  concurrency: number
  leaseSeconds: number
  isAlone: boolean
  retryDelays: number[]
  listen: (jobId: string) => ReturnType<JobContext['listen']>
  /** Called when an event of a job was written here; `events`: those whose numbers are known. */
  onWritten: (jobId: string, events: NumberedEvent[]) => void
}

const budgetOf = ({ processorBudget }: JobHandler, { processorMs }: ClaimedJob) =>
  processorBudget && createProcessorBudget({ ...processorBudget, spentBefore: processorMs })

/** Which accounts and clients use the places of this process. */
function createShares(places: number) {
  const running = new Set<Turn>()
  const recent = createRecentTurns()
  return {
    now: (): ClaimTurns => ({ full: listFull([...running], places), recent: recent.list() }),
    /** Returns a function that releases the place. */
    take(turn: Turn) {
      running.add(turn)
      recent.note(turn)
      return () => void running.delete(turn)
    },
  }
}

type Means = Options & {
  leases: ReturnType<typeof keepLeases>
  shares: ReturnType<typeof createShares>
  quarantine: Quarantine
  onRetry: (afterSeconds: number) => void
}

async function runClaimed(means: Means, claimed: ClaimedJob, lease: string): Promise<void> {
  const { handlers, leases, shares } = means
  const handler = handlers[claimed.kind]!
  const budget = budgetOf(handler, claimed)
  const about = {
    handler,
    claimed,
    budget,
    lease: { jobId: claimed.id, lease },
    onAbandoned: () => leases.abandon(lease),
    onWritten: (events: NumberedEvent[] = []) => means.onWritten(claimed.id, events),
  }
  const giveBack = shares.take(claimed)
  const spent = () => budget?.spent() ?? 0
  await leases.run(lease, spent, (signal) => runJob({ ...means, ...about, signal }))
  giveBack()
}

/** Takes jobs as they come, runs as many at once as permitted, and hands them over when it stops. */
export function startWorker(options: Options) {
  const { database, handlers, log, concurrency, leaseSeconds, isAlone } = options
  const notifier = createKeyedNotifier()
  const stopping = new AbortController()
  const leases = keepLeases(options)
  const quarantine = createQuarantine()
  const shares = createShares(concurrency)
  const wake = () => notifier.ring('work')

  const onRetry = (afterSeconds: number) => void setTimeout(wake, afterSeconds * 1000).unref()

  async function claimOne(): Promise<boolean> {
    if (leases.running.size >= concurrency) return false
    const lease = randomUUID()
    try {
      const claimed = await claimJob(database, { lease, kinds: Object.keys(handlers), leaseSeconds, turns: shares.now() })
      if (!claimed) return false
      void runClaimed({ ...options, leases, shares, quarantine, onRetry }, claimed, lease).then(wake)
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
