import { hash, randomInt } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { throttledAddress } from '#server/accounts/policy.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { type FoundLink, putCode, useCode } from './links/store.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { emailKey, linkCodes } from './policy.ts'

type Services = MailServices & { database: Database }

/** A code has six digits and a limited number of tries; its hash is bound to the link and the address. */
const hashOf = (linkId: string, email: string, code: string): Buffer =>
  hash('sha256', JSON.stringify([linkId, emailKey(email), code]), 'buffer')

/** Sends a code to an address, to prove that the visitor who opens the link owns it. */
export async function sendCode(
  services: Services,
  { id, documentId }: FoundLink,
  { email, address }: { email: string; address: string },
) {
  await refuseTooMany(services.database, 'Too many codes were asked for.', [
    { subject: `link-code-to:${hash('sha256', emailKey(email))}`, limit: linkCodes.perReceiver },
    { subject: `link-codes:${id}`, limit: linkCodes.perLink },
    { subject: `link-codes-from:${throttledAddress(address)}`, limit: linkCodes.perAddress },
  ])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await services.database.transaction().execute(async (transaction) => {
    const kept = { linkId: id, emailKey: emailKey(email), codeHash: hashOf(id, email, code) }
    await putCode(transaction, { ...kept, minutes: linkCodes.lasts, tries: linkCodes.tries })
    const words = { subject: `Your code for a document of ${firm.name}`, text: wordsFor(code) }
    const letter = { to: email, ...words, writtenBy: null, documentId }
    if ((await enqueueEmail(transaction, services, letter)) === undefined)
      throw new AppError('unavailable', 'The code cannot be sent now.', { details: 'Ask the sender for a new link.' })
  })
}

/** True if the code is the one sent to the address; each works once, with few tries. */
export const isCodeOf = (
  database: Database,
  { id }: FoundLink,
  { email, code }: { email: string; code: string },
): Promise<boolean> => useCode(database, { linkId: id, emailKey: emailKey(email), codeHash: hashOf(id, email, code) })

const wordsFor = (code: string) =>
  [
    'Hello,',
    `Somebody, probably you, wants to open a document of ${firm.name} with this address. The code for it is`,
    code,
    `It works once, within ${linkCodes.lasts} minutes. If it was not you, there is nothing to do.`,
  ].join('\n\n')
