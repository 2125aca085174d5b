import { randomUUID } from 'node:crypto'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import type { Mailer } from './create-mailer.ts'
import { addEmail, listSealedEmails, requeueEmail, putSealedEmail } from './store.ts'

export type MailServices = {
  jobs: Pick<Jobs, 'enqueue'>
  emailSeal: Seal
  /** Undefined if no mail server is set up: the text is then shown to be copied. */
  mailer: Mailer | undefined
}

type ToPost = {
  to: string
  subject: string
  text: string
  /** A link of this product, at the end of the email. */
  link?: string
  writtenBy: string | null
  /** The document that the email is about; the email is erased with it. */
  documentId: string | null
  /** The clients of an email about several documents; it is erased with the data of any of them. */
  clients?: ClientId[]
}

/** The purpose that links in emails are sealed for. */
export const emailPurpose = 'letters'

/** The place that the link of an email is sealed for. */
export const emailPlace = (letterId: string) => `letters/${letterId}`

const emailJob = (letterId: string) => ({ kind: 'letter', payload: { letterId } })

/** Queues an email, which is sent after the caller's transaction has committed. Returns its id; undefined if no mail server is set up. */
export async function enqueueEmail(
  transaction: Database,
  { jobs, emailSeal, mailer }: MailServices,
  { link, clients = [], ...letter }: ToPost,
): Promise<string | undefined> {
  if (!mailer) return undefined
  const id = randomUUID()
  const sealedLink = link === undefined ? null : emailSeal.close(link, emailPlace(id))
  await addEmail(transaction, { ...letter, clients, id, sealedLink })
  await jobs.enqueue(transaction, emailJob(id))
  return id
}

/** Queues a failed email again; returns true if the account has such an email. */
export async function retryEmail(
  transaction: Database,
  { jobs }: MailServices,
  { id, writtenBy }: { id: string; writtenBy: string },
) {
  const isBack = await requeueEmail(transaction, id, writtenBy)
  if (isBack) await jobs.enqueue(transaction, emailJob(id))
  return isBack
}

/** Seals the links of waiting emails with a new key of the deployment. Returns their number; one that cannot be opened is left as it is. */
export async function resealEmails(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, emailPurpose), createSeal(to, emailPurpose)]
  let count = 0
  for (const { id, sealedLink } of await listSealedEmails(transaction)) {
    const link = old.open(sealedLink!, emailPlace(id))
    if (link === undefined) continue
    await putSealedEmail(transaction, id, next.close(link, emailPlace(id)))
    count++
  }
  return count
}
