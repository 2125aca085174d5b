import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from '#server/accounts/password-hash.ts'
import { throttledAddress, throttledNetwork } from '#server/accounts/policy.ts'
import type { MailServices } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Cookies, Visit } from '#server/platform/serving/call.ts'
import { isCodeOf, sendCode } from './check-address.ts'
import { addVisit, type FoundLink, type Visitor } from './links/store.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { linkTries } from './policy.ts'

type Services = MailServices & { database: Database; linkSeal: Seal; isSecure: boolean }
type Came = Pick<Visit, 'cookies' | 'address' | 'agent'>

/** Seconds for which an opened link remains open in a browser. */
const openFor = 12 * 60 * 60

const cookieOf = ({ id }: FoundLink) => `arcwright_link_${id}`

/** Bound to the link and to its password. */
const placeOf = ({ id, passwordHash }: FoundLink) =>
  `opened/${id}/${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')}`

const Opened = z.object({ email: z.string().nullable(), until: z.number() })

const isLocked = ({ passwordHash, asksEmail }: FoundLink) => passwordHash !== null || asksEmail

export const visitorOf = ({ address, agent }: Pick<Came, 'address' | 'agent'>, email: string | null): Visitor => ({
  email,
  network: throttledNetwork(address) ?? throttledAddress(address),
  agent,
})

/** Returns who has opened the link in this browser; throws if it must be opened first. */
export function readOpened({ linkSeal }: Pick<Services, 'linkSeal'>, link: FoundLink, cookies: Cookies): { email: string | null } {
  if (!isLocked(link)) return { email: null }
  const sealed = cookies.get(cookieOf(link))
  const text = sealed === undefined ? undefined : linkSeal.open(Buffer.from(sealed, 'base64url'), placeOf(link))
  const opened = text === undefined ? undefined : Opened.parse(JSON.parse(text))
  if (opened && opened.until > Date.now()) return { email: opened.email }
  throw new AppError('locked', 'This document has to be opened first.', {
    details: link.passwordHash === null ? 'Say who you are.' : 'Enter the password that came with the link.',
  })
}

type Said = { password: string | undefined; email: string | undefined; code: string | undefined }

/**
 * Opens a link in this browser for half a day. The error message is the same whichever part was wrong. Returns true if it is open; false if
 * a code was sent to the address.
 */
export async function openLink(services: Services, link: FoundLink, { said, came }: { said: Said; came: Came }): Promise<boolean> {
  const { database, linkSeal, isSecure } = services
  await refuseTooMany(database, 'Too many attempts to open this document.', [
    { subject: `link-tries:${link.id} ${throttledAddress(came.address)}`, limit: linkTries.perAddress },
    { subject: `link-tries:${link.id}`, limit: linkTries.perLink },
  ])
  const email = said.email?.trim() || null
  const isRight = link.passwordHash === null || (await checkPassword(said.password ?? '', link.passwordHash))
  if (!isRight || (link.asksEmail && email === null)) return refuse(database, link, { came, email })
  if (link.checksEmail && email !== null) {
    if (said.code === undefined) {
      await sendCode(services, link, { email, address: came.address })
      return false
    }
    if (!(await isCodeOf(database, link, { email, code: said.code }))) return refuse(database, link, { came, email })
  }
  const opened = JSON.stringify({ email: link.asksEmail ? email : null, until: Date.now() + openFor * 1000 })
  const sealed = linkSeal.close(opened, placeOf(link)).toString('base64url')
  came.cookies.set(cookieOf(link), sealed, { httpOnly: true, secure: isSecure, maxAgeSeconds: openFor })
  return true
}

async function refuse(
  database: Database,
  { id, checksEmail }: FoundLink,
  { came, email }: { came: Came; email: string | null },
): Promise<never> {
  await addVisit(database, id, { ...visitorOf(came, email), what: 'refused' })
  throw new AppError('invalid-credentials', 'This does not open the document.', {
    details: checksEmail
      ? 'Look at what you entered again, or have another code sent.'
      : 'Check the password and the address, or ask the sender.',
  })
}
