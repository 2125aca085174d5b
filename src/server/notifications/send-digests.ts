import { getViewer } from '#server/accounts/store.ts'
import { enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { type EmailServices, sendDueEmails } from './send-due-emails.ts'
import { keepMailed, listUnmailed, lockDueDigests } from './store.ts'
import { writeDigest } from './write-email.ts'

/** Writes every digest that is due, with the unread events that no email has reported yet and that its reader may see today. */
export const sendDigests = (services: EmailServices, atOnce?: number): Promise<void> =>
  sendDueEmails({ lockDue: lockDueDigests, send: sendDigest }, services, atOnce)

async function sendDigest(transaction: Database, services: EmailServices, accountId: string): Promise<void> {
  const viewer = await getViewer(transaction, accountId)
  const told = await listUnmailed(transaction, viewer)
  if (told.length === 0) return
  await enqueueEmail(transaction, services, {
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
