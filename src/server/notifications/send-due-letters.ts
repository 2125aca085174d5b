import type { Database } from '#server/platform/database.ts'
import type { NotificationServices } from './notify-people.ts'
import { lettersAtOnce } from './policy.ts'
import { waitForErasure } from './store.ts'

export type LetterServices = NotificationServices & { database: Database }

/** A recurring letter: who is due, locked until the transaction ends, in the order of ids behind `after`; and one's letter. */
export type RecurringLetter = {
  lockDue: (transaction: Database, after: string, most: number) => Promise<string[]>
  send: (transaction: Database, services: LetterServices, accountId: string) => Promise<void>
}

/** An id that stands before every other. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Writes every recurring letter of one kind that is due; each once, whatever dies and however many servers write. */
export async function sendDueLetters(
  { lockDue, send }: RecurringLetter,
  services: LetterServices,
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
  // Those to whom nothing may be told today stay due: whoever comes behind them has a turn all the same.
  for (let after: string | undefined = beforeAll; after !== undefined;) after = await sendSome(after)
}
