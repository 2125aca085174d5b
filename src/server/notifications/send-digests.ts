import { getViewer } from '#server/accounts/store.ts'
import { postLetter } from '#server/mail/post-letter.ts'
import type { Database } from '#server/platform/database.ts'
import { type LetterServices, sendDueLetters } from './send-due-letters.ts'
import { keepMailed, listUnmailed, lockDueDigests } from './store.ts'
import { writeDigest } from './write-letter.ts'

/** Writes every digest that is due, with the unread events that no email has reported yet and that its reader may see today. */
export const sendDigests = (services: LetterServices, atOnce?: number): Promise<void> =>
  sendDueLetters({ lockDue: lockDueDigests, send: sendDigest }, services, atOnce)

async function sendDigest(transaction: Database, services: LetterServices, accountId: string): Promise<void> {
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
