import { usualPreferences } from '#server/accounts/preferences/store.ts'
import type { Log } from '#server/platform/log.ts'
import { sendDigests } from './send-digests.ts'
import type { EmailServices } from './send-due-emails.ts'
import { forgetOldNotifications } from './store.ts'
import { sendWeeklyEmails } from './weekly-emails/send-weekly-emails.ts'

/** Milliseconds between checks for emails that are due. */
const interval = 3600 * 1000

/** Sends recurring emails and deletes old notifications: at the start and every hour, on every server. Returns a function that stops it. */
export function scheduleNotifications(services: EmailServices, log: Pick<Log, 'warn'>): () => void {
  const tasks = [
    () => forgetOldNotifications(services.database, usualPreferences.retentionDays),
    () => sendDigests(services),
    () => sendWeeklyEmails(services),
  ]
  // A task that fails does not prevent the next ones.
  const run = async () => {
    for (const task of tasks) await task().catch((error: unknown) => log.warn({ error }, 'a task of notifications failed'))
  }
  void run()
  const timer = setInterval(() => void run(), interval)
  return () => clearInterval(timer)
}
