import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { createProcessorBudget } from '../processor-budget.ts'
import { createRecentTurns, listFull, type Turn } from '../turn.ts'
import { createKeyedNotifier } from './keyed-notifier.ts'
import type { JobContext, JobHandler, NumberedEvent } from './job.ts'
import { keepLeases } from './keep-leases.ts'
import { runJob } from './run-job.ts'
import { claimJob, type ClaimedJob, type ClaimTurns, endLeases } from './store.ts'
import { createQuarantine, type Quarantine } from './watch-risk.ts'

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
