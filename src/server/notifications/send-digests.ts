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

/** Writes every digest that is due: what is unread and in no letter yet, as far as its reader is shown it today. */
export async function sendDigests(services: Services): Promise<void> {
  const sendSome = () =>
    services.database.transaction().execute(async (transaction) => {
      const due = await lockDueDigests(transaction, digestsAtOnce)
      let sent = 0
      for (const accountId of due) {
        const viewer = await getViewer(transaction, accountId)
        const told = await listUnmailed(transaction, viewer)
        if (told.length === 0) continue
        const letter = writeDigest(viewer.displayName, told)
        const link = `${services.publicUrl ?? ''}/dashboard`
        await postLetter(transaction, services, { to: viewer.email, ...letter, link, writtenBy: null, documentId: null })
        await keepMailed(
          transaction,
          told.map(({ id }) => id),
        )
        sent++
      }
      return sent
    })
  if (!services.mailer) return
  while ((await sendSome()) > 0);
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
