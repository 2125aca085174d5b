import { createHash } from 'node:crypto'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { signInLimits, throttledAddress, throttledNetwork } from './policy.ts'
import { hashToken, readDevice } from './sign-in-cookie.ts'
import { listAccountsOfDevice } from './devices/store.ts'
import { countAttempt, readAttempts } from './store.ts'

/** A counter for attempts, and its limit. */
type Count = { subject: string; limit: number }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The origin of an attempt: a browser that has signed in before has its own counter, apart from others at its address. */
type Origin = {
  counts: Count[]
  /** The accounts that have signed in from this browser before. */
  accounts: string[]
}

export async function findOrigin(
  database: Database,
  { cookies, address }: Pick<Visit, 'cookies' | 'address'>,
  isSecure: boolean,
): Promise<Origin> {
  const token = readDevice(cookies, isSecure)
  const accounts = token === undefined ? [] : await listAccountsOfDevice(database, hashToken(token))
  if (token !== undefined && accounts.length > 0)
    return { accounts, counts: [{ subject: `device:${hashOf(token)}`, limit: signInLimits.perDevice }] }
  const network = throttledNetwork(address)
  return {
    accounts,
    counts: [
      ...(network === undefined ? [] : [{ subject: `network:${network}`, limit: signInLimits.perNetwork }]),
      { subject: `address:${throttledAddress(address)}`, limit: signInLimits.perAddress },
    ],
  }
}

/** The name is hashed because people sometimes type their password into the wrong field. */
const subjectOfAccount = (usernameKey: string) => `account:${hashOf(usernameKey)}`

const countsOfAccount = (usernameKey: string, address: string): Count[] => [
  { subject: `${subjectOfAccount(usernameKey)} ${throttledAddress(address)}`, limit: signInLimits.perAccountAndAddress },
  { subject: subjectOfAccount(usernameKey), limit: signInLimits.perAccount },
]

/** True if the owner is locked out, except in browsers where they have signed in before. */
export const isAccountLocked = async (database: Database, usernameKey: string): Promise<boolean> =>
  (await readAttempts(database, subjectOfAccount(usernameKey))) > signInLimits.perAccount

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** For other actions with a limited number of tries; successful ones count too. */
export async function countTries(database: Database, { subject, limit }: Count): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(database, subject)
  if (attempts > limit)
    throw new AppError('too-many-requests', `Too many attempts. Try again in ${inMinutes(secondsLeft)}.`, {
      retryAfter: Math.max(1, secondsLeft),
    })
}

async function refuseAbove(
  database: Database,
  { subject, limit }: Count,
  code: 'too-many-requests' | 'code-needed' = 'too-many-requests',
): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(database, subject)
  if (attempts <= limit) return
  // Recorded only once, so that repeated attempts do not fill the audit trail.
  if (attempts === limit + 1)
    await database
      .transaction()
      .execute((transaction) =>
        recordAudit(transaction, { actor: 'nobody', action: 'sign-in-throttled', subject, details: { seconds: secondsLeft } }),
      )
  throw new AppError(code, `Too many sign-in attempts. Try again in ${inMinutes(secondsLeft)}.`, {
    retryAfter: Math.max(1, secondsLeft),
  })
}

/** Counts an attempt by its origin before its body is read, and refuses it above the limits. */
export async function throttleOrigin(
  database: Database,
  visit: Pick<Visit, 'cookies' | 'address'>,
  isSecure: boolean,
): Promise<void> {
  const { counts } = await findOrigin(database, visit, isSecure)
  for (const count of counts) await refuseAbove(database, count)
}

type Attempt = {
  usernameKey: string
  address: string
  accountId: string | undefined
  origin: Origin
  /** The owner proves who they are by a passkey or an emailed code, so guesses from elsewhere must not lock them out. */
  isOwnerKnown?: boolean
  canSendCode?: boolean
}

/** Counters to take back after success: the account's own are reset, those shared with others are reduced by one. */
export type Forgivable = { own: string[]; shared: string[] }

/** Counts an attempt at an account before its password is checked; not in a browser where the owner has signed in before. */
export async function throttleAccount(
  database: Database,
  { usernameKey, address, accountId, origin, isOwnerKnown = false, canSendCode = false }: Attempt,
): Promise<Forgivable> {
  const shared = origin.counts.map(({ subject }) => subject)
  if (accountId !== undefined && origin.accounts.includes(accountId)) return { own: [], shared }
  const [here, anywhere] = countsOfAccount(usernameKey, address) as [Count, Count]
  await refuseAbove(database, here)
  if (isOwnerKnown) return { own: [here.subject], shared }
  await refuseAbove(database, anywhere, canSendCode ? 'code-needed' : 'too-many-requests')
  return { own: [here.subject], shared: [...shared, anywhere.subject] }
}
