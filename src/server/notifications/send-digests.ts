import { usualPreferences } from '#server/accounts/preferences/store.ts'
import { getViewer } from '#server/accounts/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import { postLetter } from '#server/mail/post-letter.ts'
import type { NotificationServices } from './notify-people.ts'
import { digestsAtOnce } from './policy.ts'
import { forgetOldNotifications, keepMailed, listUnmailed, lockDueDigests } from './store.ts'
import { writeDigest } from './write-letter.ts'

type Services = NotificationServices & { database: Database }

/** An id that stands before every other. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Writes every digest that is due: what is unread and in no letter yet, as far as its reader is shown it today. */
export async function sendDigests(services: Services, atOnce = digestsAtOnce): Promise<void> {
  if (!services.mailer) return
  const sendSome = (after: string) =>
    services.database.transaction().execute(async (transaction) => {
      const due = await lockDueDigests(transaction, after, atOnce)
      for (const accountId of due) await sendDigest(transaction, services, accountId)
      return due.at(-1)
    })
  // Those to whom nothing may be told today stay due: whoever comes behind them has a turn all the same.
  for (let after: string | undefined = beforeAll; after !== undefined;) after = await sendSome(after)
}

async function sendDigest(transaction: Database, services: Services, accountId: string): Promise<void> {
  const viewer = await getViewer(transaction, accountId)
  const told = await listUnmailed(transaction, viewer)
  if (told.length === 0) return
  await postLetter(transaction, services, {
    to: viewer.email,
    ...writeDigest(viewer.displayName, told),
    link: `${services.publicUrl ?? ''}/dashboard`,
    writtenBy: null,
    documentId: null,
    clients: [...new Set(told.map(({ client }) => client))],
  })
  await keepMailed(
    transaction,
    told.map(({ id }) => id),
  )
}

/** Milliseconds between looks for digests that are due. */
const interval = 3600 * 1000

/** Digests, and the end of what is old: at the start and every hour, on every server. Answers what ends it. */
export function tendNotifications(services: Services, log: Pick<Log, 'warn'>): () => void {
  const work = async () => {
    await forgetOldNotifications(services.database, usualPreferences.retentionDays)
    await sendDigests(services)
  }
  const run = () => void work().catch((error: unknown) => log.warn({ error }, 'notifications could not be tended'))
  run()
  const timer = setInterval(run, interval)
  return () => clearInterval(timer)
}
