import { hash, timingSafeEqual } from 'node:crypto'
import { recordAudit } from '#server/audit/store.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { firm } from '#shared/firm.ts'
import { signInLimits, usernameKey } from './policy.ts'
import { countAttempt, findCredentials } from './store.ts'
import { isAccountLocked } from './throttle-attempts.ts'

type Owner = { accountId: string; passwordHash: string }

/**
 * The code has 48 bits and cannot be calculated without the account's id and stored hash. It changes in each window and with each new
 * password.
 */
export function signInCodeAt({ accountId, passwordHash }: Owner, seconds: number): string {
  const window = Math.floor(seconds / signInLimits.window)
  const secret = hash('sha256', JSON.stringify(['sign-in-code', accountId, passwordHash, window]), 'hex')
  return secret.slice(0, 12).match(/.{4}/g)!.join('-')
}
const now = () => Date.now() / 1000

/** True if it is the code of this window or the previous one, so that each works for at least ten minutes. */
export function isSignInCode(owner: Owner, code: string, seconds = now()): boolean {
  const given = Buffer.from(code.trim().toLowerCase())
  return [0, 1].some((before) => {
    const right = Buffer.from(signInCodeAt(owner, seconds - before * signInLimits.window))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/**
 * Emails a code, once in each window, to the owner of an account that is locked by wrong passwords. The response does not reveal whether
 * the account exists or has an email address.
 */
export async function sendSignInCode(
  { database, ...mail }: MailServices & { database: Database },
  { username, address }: { username: string; address: string },
): Promise<void> {
  const key = usernameKey(username)
  const owner = await findCredentials(database, key)
  if (!owner?.email || owner.disabledAt || !(await isAccountLocked(database, key))) return
  const { accountId, email } = owner
  if ((await countAttempt(database, `sign-in-code:${accountId}`)).attempts > 1) return
  await database.transaction().execute(async (transaction) => {
    const text = wordsFor(signInCodeAt(owner, now()))
    const letter = { to: email, subject: `Your sign-in code for ${firm.name}`, text, writtenBy: null, documentId: null }
    await enqueueEmail(transaction, mail, letter)
    await recordAudit(transaction, { actor: 'nobody', action: 'sign-in-code-sent', subject: accountId, details: { address } })
  })
}

const wordsFor = (code: string) =>
  [
    'Hello,',
    'Too many wrong passwords were entered for your account. To sign in now, you need this code as well as your password:',
    code,
    'It works for ten minutes. If you did not ask for it, you can ignore this email: the code alone is not enough to sign in.',
  ].join('\n\n')
