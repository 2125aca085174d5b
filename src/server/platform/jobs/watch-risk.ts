import type { Database } from '../database.ts'
import { createTurns } from '../create-turns.ts'
import type { JobContext } from './job.ts'
import { type ClaimedJob, type Lease, markRisk } from './store.ts'

/** Has what might end the server done for one suspect at a time, so that at a death at most one was at it. */
export const createQuarantine = () => createTurns({ atOnce: 1, queueLimit: Number.POSITIVE_INFINITY })
export type Quarantine = ReturnType<typeof createQuarantine>

type Watched = { database: Database; claimed: ClaimedJob; lease: Lease; quarantine: Quarantine }

/**
 * A suspect waits until no other is at risk in this process, and writes down that it is. Work with which no server was lost, or that
 * has finished a step since, neither waits nor writes. `check` throws where a job whose turn comes is no longer this process's.
 */
export function watchRisk({ database, claimed, lease, quarantine }: Watched, check: () => void) {
  let isSuspect = claimed.interruptions > 0
  /** Pieces of the job at risk now: they share its place. */
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
    /** The job gets on: it is no suspect any more. */
    clear: () => void (isSuspect = false),
  }
}
