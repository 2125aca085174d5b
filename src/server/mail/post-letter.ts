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
  /** None where no mail server is set up: what would be sent is shown, to be copied. */
  mailer: Mailer | undefined
}

type ToPost = {
  to: string
  subject: string
  text: string
  /** Of this product; the letter ends with it. */
  link?: string
  writtenBy: string | null
  /** That it tells of; it is erased with it. */
  documentId: string | null
  /** Of which it tells where it is about several documents; it is erased with the data of any of them. */
  clients?: ClientId[]
}

/** What links of letters are sealed for. */
export const letterPurpose = 'letters'

/** Where the link of a letter is sealed. */
export const letterPlace = (letterId: string) => `letters/${letterId}`

const letterJob = (letterId: string) => ({ kind: 'letter', payload: { letterId } })

/** A letter is on its way once the caller's transaction is done; its id, or none where no mail server is set up. */
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

/** Tries a letter that failed again; answers whether there was one of that account. */
export async function retryLetter(
  transaction: Database,
  { jobs }: MailServices,
  { id, writtenBy }: { id: string; writtenBy: string },
) {
  const isBack = await requeueLetter(transaction, id, writtenBy)
  if (isBack) await jobs.enqueue(transaction, letterJob(id))
  return isBack
}

/** Seals the links of letters that wait with another key of the deployment. Answers how many; one that does not open stays closed. */
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
