import type { Transaction } from 'kysely'
import { recordAlone, recordAudit } from '#server/audit/store.ts'
import type { MailServices } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from './password-hash.ts'
import { usernameKey, type Viewer } from './policy.ts'
import { isSignInCode } from './sign-in-code.ts'
import { createToken, giveCookies, giveDevice, giveStep, hashToken, readDevice, readToken } from './sign-in-cookie.ts'
import { keepDevice } from './devices/store.ts'
import { challengeSeconds } from './passkeys/policy.ts'
import { forgetOldChallenges, hasPasskeys, putChallenge } from './passkeys/store.ts'
import { addSignIn, endSignIn, findCredentials, deleteExpired, forgiveAttempts } from './store.ts'
import { findOrigin, type Forgivable, throttleAccount } from './throttle-attempts.ts'

/** `isSecure`: true if the public address is https. */
export type AccountsContext = { database: Database; isSecure: boolean; publicUrl?: string | undefined } & Partial<MailServices>

type Credentials = { accountId: string; passwordHash: string }
type Beginning = {
  credentials: Credentials
  counted: Forgivable
  visit: Visit
  /** Runs in the same transaction; if it returns false, the sign-in does not begin. Undefined if only a password was required. */
  confirm?: ((transaction: Transaction<unknown>) => Promise<boolean>) | undefined
}

async function refuse(database: Database, accountId: string | undefined, address: string): Promise<never> {
  await recordAlone(database, {
    actor: 'nobody',
    action: 'sign-in-refused',
    subject: accountId ?? 'unknown name',
    details: { address },
  })
  throw new AppError('invalid-credentials', 'Invalid username or password.')
}

/** One transaction for the new sign-in, the end of the previous one, the counts and the audit trail. */
export async function beginSignIn({ database, isSecure }: AccountsContext, beginning: Beginning): Promise<Viewer | undefined> {
  const { credentials, counted, visit, confirm } = beginning
  const [token, device] = [createToken(), readDevice(visit.cookies, isSecure) ?? createToken()]
  const before = readToken(visit.cookies, isSecure)
  const viewer = await database.transaction().execute(async (transaction) => {
    const { address, agent } = visit
    const begun = await addSignIn(transaction, { ...credentials, tokenHash: hashToken(token), address, agent })
    if (!begun) return undefined
    // Checked after the account is locked: a passkey may have been added since the password was checked.
    const isConfirmed = confirm ? await confirm(transaction) : !(await hasPasskeys(transaction, begun.accountId))
    if (!isConfirmed) throw new AppError('invalid-credentials', 'This sign-in could not be confirmed. Sign in again.')
    if (before) await endSignIn(transaction, hashToken(before))
    await forgiveAttempts(transaction, counted)
    const actor = begun.accountId
    await keepDevice(transaction, { tokenHash: hashToken(device), accountId: actor })
    await recordAudit(transaction, { actor, action: 'signed-in', subject: actor, details: { address } })
    return begun
  })
  if (!viewer) return undefined
  await deleteExpired(database)
  await forgetOldChallenges(database)
  giveCookies(visit.cookies, token, isSecure)
  giveDevice(visit.cookies, device, isSecure)
  return viewer
}

/**
 * If the account has a passkey, the right password does not sign in yet: the call is refused with that reason, and a cookie without any
 * access records that the password was right.
 */
export async function signIn(
  context: AccountsContext,
  visit: Visit,
  { username, password, code = '' }: { username: string; password: string; code?: string | undefined },
): Promise<Viewer> {
  const { database, isSecure } = context
  const key = usernameKey(username)
  const credentials = await findCredentials(database, key)
  const hasPasskey = credentials !== undefined && (await hasPasskeys(database, credentials.accountId))
  const who = {
    usernameKey: key,
    address: visit.address,
    accountId: credentials?.accountId,
    origin: await findOrigin(database, visit, isSecure),
    isOwnerKnown: hasPasskey || (credentials !== undefined && isSignInCode(credentials, code)),
    canSendCode: context.mailer !== undefined,
  }
  const counted = await throttleAccount(database, who)
  const matches = await checkPassword(password, credentials?.passwordHash)
  if (!credentials || !matches || credentials.disabledAt) return refuse(database, credentials?.accountId, visit.address)
  if (hasPasskey) return askForPasskey(context, visit, { ...credentials, counted })
  const viewer = await beginSignIn(context, { credentials, counted, visit })
  return viewer ?? refuse(database, credentials.accountId, visit.address)
}

async function askForPasskey(
  { database, isSecure }: AccountsContext,
  { cookies, address }: Visit,
  { accountId, passwordHash, counted }: Credentials & { counted: Forgivable },
): Promise<never> {
  const [token, challenge] = [createToken(), createToken()]
  const asked = { tokenHash: hashToken(token), purpose: 'sign-in' as const, accountId, challenge, passwordHash, counted }
  await putChallenge(database, asked)
  await recordAlone(database, { actor: accountId, action: 'passkey-asked', subject: accountId, details: { address } })
  giveStep(cookies, token, { isSecure, seconds: challengeSeconds })
  throw new AppError('passkey-needed', 'Confirm with your passkey.')
}
