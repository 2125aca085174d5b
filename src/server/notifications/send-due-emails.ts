import type { Database } from '#server/platform/database.ts'
import type { NotificationServices } from './notify-people.ts'
import { lettersAtOnce } from './policy.ts'
import { waitForErasure } from './store.ts'

export type EmailServices = NotificationServices & { database: Database }

/**
 * A kind of recurring email. `lockDue` returns the accounts that are due, locked until the transaction ends, in the order of their ids
 * after `after`; `send` writes the email of one.
 */
export type RecurringEmail = {
  lockDue: (transaction: Database, after: string, most: number) => Promise<string[]>
  send: (transaction: Database, services: EmailServices, accountId: string) => Promise<void>
}

/** An id that sorts before all others. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Writes every recurring email of one kind that is due; each only once, even if a server stops or several servers write. */
export async function sendDueEmails(
  { lockDue, send }: RecurringEmail,
  services: EmailServices,
  atOnce = lettersAtOnce,
): Promise<void> {
  if (!services.mailer) return
  const sendSome = (after: string) =>
    services.database.transaction().execute(async (transaction) => {
      await waitForErasure(transaction)
      const due = await lockDue(transaction, after, atOnce)
      for (const accountId of due) await send(transaction, services, accountId)
      return due.at(-1)
    })
  // Accounts without anything to report today remain due, so the next query continues after their ids.
  for (let after: string | undefined = beforeAll; after !== undefined;) after = await sendSome(after)
}
