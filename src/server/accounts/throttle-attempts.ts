import { createHash } from 'node:crypto'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { signInLimits, throttledAddress, throttledNetwork } from './policy.ts'
import { hashToken, readDevice } from './sign-in-cookie.ts'
import { listAccountsOfDevice } from './devices/store.ts'
import { countAttempt, readAttempts } from './store.ts'

/** What an attempt is counted under, and how many of it there may be. */
type Count = { subject: string; limit: number }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** From where an attempt comes: a browser that has been let in before is counted by itself, whatever others do at its address. */
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

/** The name is hashed: people type passwords into the wrong field. */
const subjectOfAccount = (usernameKey: string) => `account:${hashOf(usernameKey)}`

const countsOfAccount = (usernameKey: string, address: string): Count[] => [
  { subject: `${subjectOfAccount(usernameKey)} ${throttledAddress(address)}`, limit: signInLimits.perAccountAndAddress },
  { subject: subjectOfAccount(usernameKey), limit: signInLimits.perAccount },
]

/** Whether its owner is kept out where they have not signed in before. */
export const isAccountLocked = async (database: Database, usernameKey: string): Promise<boolean> =>
  (await readAttempts(database, subjectOfAccount(usernameKey))) > signInLimits.perAccount

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** For whatever else may be tried only so often; what succeeds counts too. */
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
  // Recorded once: whoever goes on trying shall not fill the trail.
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

/** Counts an attempt by where it comes from, before anything of it is read, and refuses it above the limits. */
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
  /** By a passkey to come or a code that was sent: guesses from elsewhere are then no reason to keep the owner out. */
  isOwnerKnown?: boolean
  canSendCode?: boolean
}

/** What succeeded is taken back: wholly where it is the account's own, by one attempt where others count in it too. */
export type Forgivable = { own: string[]; shared: string[] }

/** Counts an attempt at an account, right or wrong, before its password is looked at; not where its owner was let in before. */
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
