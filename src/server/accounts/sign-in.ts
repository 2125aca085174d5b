import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from './password-hash.ts'
import { usernameKey, type Viewer } from './policy.ts'
import { createToken, giveCookies, giveDevice, hashToken, readDevice, readToken } from './sign-in-cookie.ts'
import { addSignIn, endSignIn, findCredentials, forgetWhatIsOver, forgiveAttempts, keepDevice } from './store.ts'
import { findOrigin, throttleAccount } from './throttle-attempts.ts'

/** `isSecure`: whether the public address is https. */
export type AccountsContext = { database: Database; isSecure: boolean }

type Credentials = { accountId: string; passwordHash: string }
type Beginning = {
  credentials: Credentials
  counted: Awaited<ReturnType<typeof throttleAccount>>
  visit: Visit
  isSecure: boolean
  token: string
  device: string
}

async function refuse(database: Database, accountId: string | undefined, address: string): Promise<never> {
  const event = { actor: 'nobody', action: 'sign-in-refused', subject: accountId ?? 'unknown name', details: { address } }
  await database.transaction().execute((transaction) => recordAudit(transaction, event))
  throw new AppError('invalid-credentials', 'Invalid username or password.')
}

/** One transaction: the new sign-in, the end of the one before it, the counts, the trail. */
function begin(
  database: Database,
  { credentials, counted, visit, isSecure, token, device }: Beginning,
): Promise<Viewer | undefined> {
  const before = readToken(visit.cookies, isSecure)
  return database.transaction().execute(async (transaction) => {
    const viewer = await addSignIn(transaction, {
      ...credentials,
      tokenHash: hashToken(token),
      address: visit.address,
      agent: visit.agent,
    })
    if (!viewer) return undefined
    if (before) await endSignIn(transaction, hashToken(before))
    await forgiveAttempts(transaction, counted)
    const actor = viewer.accountId
    await keepDevice(transaction, { tokenHash: hashToken(device), accountId: actor })
    await recordAudit(transaction, { actor, action: 'signed-in', subject: actor, details: { address: visit.address } })
    return viewer
  })
}

export async function signIn(
  { database, isSecure }: AccountsContext,
  visit: Visit,
  { username, password }: { username: string; password: string },
): Promise<Viewer> {
  const key = usernameKey(username)
  const credentials = await findCredentials(database, key)
  const who = {
    usernameKey: key,
    address: visit.address,
    accountId: credentials?.accountId,
    origin: await findOrigin(database, visit, isSecure),
  }
  const counted = await throttleAccount(database, who)
  const matches = await checkPassword(password, credentials?.passwordHash)
  if (!credentials || !matches || credentials.disabledAt) return refuse(database, credentials?.accountId, visit.address)
  const [token, device] = [createToken(), readDevice(visit.cookies, isSecure) ?? createToken()]
  const viewer = await begin(database, { credentials, counted, visit, isSecure, token, device })
  if (!viewer) return refuse(database, credentials.accountId, visit.address)
  await forgetWhatIsOver(database)
  giveCookies(visit.cookies, token, isSecure)
  giveDevice(visit.cookies, device, isSecure)
  return viewer
}
