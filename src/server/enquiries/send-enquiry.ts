import { listEnquiryReceivers } from '#server/accounts/team/store.ts'
import type { Database } from '#server/platform/database.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import { mostLettersAnHour } from './policy.ts'
import { addEnquiry, countOfLastHour, type NewEnquiry } from './store.ts'

export type EnquiryServices = MailServices & { database: Database; publicUrl: string | undefined }

/** Saves a visitor's enquiry, and emails the administrators if a mail server is set up. */
export const sendEnquiry = (services: EnquiryServices, enquiry: NewEnquiry): Promise<void> =>
  services.database.transaction().execute(async (transaction) => {
    if (!(await addEnquiry(transaction, enquiry))) return
    if (!services.mailer || (await countOfLastHour(transaction)) > mostLettersAnHour) return
    for (const to of await listEnquiryReceivers(transaction))
      await enqueueEmail(transaction, services, writeEmail(services, to, enquiry))
  })

function writeEmail({ publicUrl }: EnquiryServices, to: string, { name, email, organisation, message }: NewEnquiry) {
  const from = organisation === '' ? name : `${name} of ${organisation}`
  const text = [`${from} (${email}) asks through the site:`, message].join('\n\n')
  return {
    to,
    subject: `An enquiry from ${from}`,
    text,
    ...(publicUrl !== undefined && { link: `${publicUrl}/enquiries` }),
    writtenBy: null,
    documentId: null,
  }
}
