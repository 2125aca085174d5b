import { randomUUID } from 'node:crypto'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import type { Mailer } from './create-mailer.ts'
import { addLetter, listSealedLetters, requeueLetter, putSealedLetter } from './store.ts'

export type MailServices = {
  jobs: Pick<Jobs, 'enqueue'>
  letterSeal: Seal
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
export const letterPurpose = 'letters'

/** The place that the link of an email is sealed for. */
export const letterPlace = (letterId: string) => `letters/${letterId}`

const letterJob = (letterId: string) => ({ kind: 'letter', payload: { letterId } })

/** Queues an email, which is sent after the caller's transaction has committed. Returns its id; undefined if no mail server is set up. */
export async function postLetter(
  transaction: Database,
  { jobs, letterSeal, mailer }: MailServices,
  { link, clients = [], ...letter }: ToPost,
): Promise<string | undefined> {
  if (!mailer) return undefined
  const id = randomUUID()
  const sealedLink = link === undefined ? null : letterSeal.close(link, letterPlace(id))
  await addLetter(transaction, { ...letter, clients, id, sealedLink })
  await jobs.enqueue(transaction, letterJob(id))
  return id
}

/** Queues a failed email again; returns true if the account has such an email. */
export async function retryLetter(
  transaction: Database,
  { jobs }: MailServices,
  { id, writtenBy }: { id: string; writtenBy: string },
) {
  const isBack = await requeueLetter(transaction, id, writtenBy)
  if (isBack) await jobs.enqueue(transaction, letterJob(id))
  return isBack
}

/** Seals the links of waiting emails with a new key of the deployment. Returns their number; one that cannot be opened is left as it is. */
export async function resealLetters(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, letterPurpose), createSeal(to, letterPurpose)]
  let count = 0
  for (const { id, sealedLink } of await listSealedLetters(transaction)) {
    const link = old.open(sealedLink!, letterPlace(id))
    if (link === undefined) continue
    await putSealedLetter(transaction, id, next.close(link, letterPlace(id)))
    count++
  }
  return count
}
