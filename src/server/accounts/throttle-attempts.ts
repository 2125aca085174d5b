import { createHash } from 'node:crypto'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { AppError } from '#shared/errors.ts'
import { signInLimits, throttledAddress } from './policy.ts'
import { countAttempt } from './store.ts'

/** Whom an attempt is counted against. The name is hashed: people type passwords into the wrong field. */
export type Attempt = { account: string; address: string }

export const attemptOf = (usernameKey: string, address: string): Attempt => ({
  account: `account:${createHash('sha256').update(usernameKey).digest('hex')}`,
  address: `address:${throttledAddress(address)}`,
})

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

async function refuseAbove(database: Database, subject: string, limit: number): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(database, subject)
  if (attempts <= limit) return
  // Recorded once: whoever goes on trying shall not fill the trail.
  if (attempts === limit + 1)
    await database
      .transaction()
      .execute((transaction) =>
        recordAudit(transaction, { actor: 'nobody', action: 'sign-in-throttled', subject, details: { seconds: secondsLeft } }),
      )
  throw new AppError('too-many-requests', `Too many sign-in attempts. Try again in ${inMinutes(secondsLeft)}.`, {
    retryAfter: Math.max(1, secondsLeft),
  })
}

/** Counts an attempt, right or wrong, and refuses it above the limits before its password is looked at. */
export async function throttleAttempt(database: Database, { account, address }: Attempt): Promise<void> {
  await refuseAbove(database, address, signInLimits.perAddress)
  await refuseAbove(database, account, signInLimits.perAccount)
}
