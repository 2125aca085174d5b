import { usualPreferences } from '#server/accounts/preferences/store.ts'
import { forgetClosed } from '#server/enquiries/store.ts'
import { forgetOldLetters } from '#server/mail/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import { forgetOldVisits } from './links/store.ts'

/** Deletes what is older than its account wants it kept, or than the days that are usual. */
type Forget = (database: Database, usualDays: number) => Promise<unknown>

/** Deletes what accounts want kept no longer: who opened their links, the letters that were sent for them, and what else there is; and closed enquiries. */
export async function forgetOld(database: Database, further: Forget[] = []): Promise<void> {
  for (const forget of [forgetOldVisits, forgetOldLetters, ...further]) await forget(database, usualPreferences.retentionDays)
  await forgetClosed(database)
}

const day = 24 * 3600 * 1000

/** At the start and once a day; several servers do the same work twice, which changes nothing. Answers what ends it. */
export function forgetDaily(database: Database, log: Pick<Log, 'warn'>, further: Forget[]): () => void {
  const run = () =>
    void forgetOld(database, further).catch((error: unknown) => log.warn({ error }, 'what is old could not be deleted'))
  run()
  const timer = setInterval(run, day)
  return () => clearInterval(timer)
}
