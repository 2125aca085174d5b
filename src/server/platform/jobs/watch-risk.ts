import type { Database } from '../database.ts'
import { createTurns } from '../create-turns.ts'
import type { JobContext } from './job.ts'
import { type ClaimedJob, type Lease, markRisk } from './store.ts'

/** Runs dangerous work for one suspect at a time, so that when the process dies at most one was running it. */
export const createQuarantine = () => createTurns({ atOnce: 1, queueLimit: Number.POSITIVE_INFINITY })
export type Quarantine = ReturnType<typeof createQuarantine>

type Watched = { database: Database; claimed: ClaimedJob; lease: Lease; quarantine: Quarantine }

/**
 * A suspect waits until no other is at risk in this process, and records that it is. A job that never lost a server, or that has finished a
 * step since, neither waits nor writes. `check` throws if the job was lost while waiting.
 */
export function watchRisk({ database, claimed, lease, quarantine }: Watched, check: () => void) {
  let isSuspect = claimed.interruptions > 0
  /** Number of the job's pieces that are at risk now: they share its place. */
  let inside = 0
  let entered = Promise.resolve()
  let leave = () => {}

  async function enter(): Promise<void> {
    await new Promise<void>((begin) => {
      const stay = () => new Promise<void>((resolve) => ((leave = resolve), begin()))
      void quarantine(stay)
    })
    check()
    await markRisk(database, lease, true)
  }

  const atRisk: JobContext['atRisk'] = async (work) => {
    if (!isSuspect && inside === 0) return work()
    if (inside++ === 0) entered = enter()
    try {
      await entered
      return await work()
    } finally {
      if (--inside === 0) await markRisk(database, lease, false).finally(leave)
    }
  }
  return {
    atRisk,
    /** The job has made progress: it is no longer a suspect. */
    clear: () => void (isSuspect = false),
  }
}
