import { dayLength } from '#shared/calendar.ts'
import { usualPreferences } from '#server/accounts/preferences/store.ts'
import { forgetClosed } from '#server/enquiries/store.ts'
import { forgetOldEmails } from '#server/mail/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import { forgetOldVisits } from './links/store.ts'

/** Deletes data older than the retention period of its account, by default `usualDays`. */
type Forget = (database: Database, usualDays: number) => Promise<unknown>

/**
 * Deletes data past the accounts' retention periods: visits of their links, emails sent for them, and the further kinds; and closed
 * enquiries.
 */
export async function forgetOld(database: Database, further: Forget[] = []): Promise<void> {
  for (const forget of [forgetOldVisits, forgetOldEmails, ...further]) await forget(database, usualPreferences.retentionDays)
  await forgetClosed(database)
}

/** Runs at the start and once a day; several servers may repeat the work without harm. Returns a function that stops it. */
export function forgetDaily(database: Database, log: Pick<Log, 'warn'>, further: Forget[]): () => void {
  const run = () =>
    void forgetOld(database, further).catch((error: unknown) => log.warn({ error }, 'what is old could not be deleted'))
  run()
  const timer = setInterval(run, dayLength)
  return () => clearInterval(timer)
}
