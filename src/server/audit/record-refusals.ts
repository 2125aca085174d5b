import type { Database } from '#server/platform/database.ts'
import type { Log, Refusal } from '#server/platform/serving/call.ts'
import { recordAlone } from './store.ts'

/**
 * Milliseconds in which repeated refusals of the same call to the same account are recorded once, so that repeated attempts do not fill the
 * trail.
 */
const interval = 60_000
/** Maximum number of remembered pairs of account and call. */
const most = 1_000

/** Records that an account made a call without the right to do so. */
export function createRefusalRecorder({ database, log }: { database: Database; log: Pick<Log, 'warn'> }) {
  const seen = new Map<string, number>()
  return function recordRefusal({ account, call, address }: Refusal): void {
    const key = `${account} ${call}`
    const now = performance.now()
    if ((seen.get(key) ?? -interval) > now - interval) return
    seen.delete(key)
    seen.set(key, now)
    if (seen.size > most) seen.delete(seen.keys().next().value!)
    recordAlone(database, { actor: account, action: 'refused', subject: call, details: { address } }).catch((error: unknown) =>
      log.warn({ error }, 'a refusal could not be saved in the audit trail'),
    )
  }
}
