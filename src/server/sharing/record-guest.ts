import { signInLimits, throttledAddress } from '#server/accounts/policy.ts'
import { countAttempt } from '#server/accounts/store.ts'
import { type AuditEvent, recordAlone } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { trailLimits } from './policy.ts'

type Asked = AuditEvent & { details: { address: string } }

/**
 * Records an action through the link or grant of that id: once a minute for an address, and a limited number in all. The last entry states
 * for how many seconds further ones may be missing.
 */
export async function recordGuest(database: Database, id: string, event: Asked): Promise<void> {
  const { action, details } = event
  const subject = `trail:${action} ${id}`
  const here = await countAttempt(database, `${subject} ${throttledAddress(details.address)}`, trailLimits.minute)
  if (here.attempts > 1) return
  const { attempts } = await countAttempt(database, subject)
  if (attempts > trailLimits.perLink + 1) return
  const isLast = attempts === trailLimits.perLink + 1
  await recordAlone(database, { ...event, details: { ...details, ...(isLast && { isLastFor: signInLimits.window }) } })
}
