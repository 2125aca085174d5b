import type { Transaction } from 'kysely'
import type { Activity } from '#server/activity/store.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import { isNotified } from './policy.ts'
import { addNotifications, findToldActivity, keepMailed } from './store.ts'
import { writeNotice } from './write-email.ts'

export type NotificationServices = MailServices & { publicUrl: string | undefined }

/** Notifies the people concerned by an event of a document; also by email if they have chosen one for each event. */
export const notifyPeople =
  (services: NotificationServices) =>
  async (transaction: Transaction<unknown>, { auditId, verb, versionId }: Activity): Promise<void> => {
    if (!isNotified(verb) || versionId === null) return
    const receivers = await addNotifications(transaction, { auditId })
    if (receivers.length === 0 || !services.mailer) return
    const told = await findToldActivity(transaction, auditId)
    if (!told) return
    const link = `${services.publicUrl ?? ''}/documents/${told.documentId}`
    for (const { email: to, name, isOfStaff } of receivers)
      await enqueueEmail(transaction, services, {
        to,
        ...writeNotice(name, isOfStaff ? told : { ...told, who: told.whoOutside }),
        link,
        writtenBy: null,
        documentId: told.documentId,
      })
    await keepMailed(
      transaction,
      receivers.map(({ id }) => id),
    )
  }
