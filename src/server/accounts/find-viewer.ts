import type { Visit } from '#server/platform/serving/call.ts'
import { type Viewer, throttledAddress } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { giveCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { findSignedIn, renewSignIn, countAttempt } from './store.ts'
import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import { hashAccessToken, tokenLimits } from './tokens/policy.ts'
import { findTokenHolder as findByHash, recordUse } from './tokens/store.ts'

const tooMany = (secondsLeft: number, details: string) =>
  new AppError('too-many-requests', 'Too many calls with a token.', { details, retryAfter: Math.max(1, secondsLeft) })

/** Only invalid tokens count against an address, so that other people's guesses never lock out a valid one. */
async function refuseToken(database: Database, address: string): Promise<never> {
  const { attempts, secondsLeft } = await countAttempt(database, `token-guess:${throttledAddress(address)}`)
  if (attempts > tokenLimits.wrongPerAddress) throw tooMany(secondsLeft, 'Wrong ones were sent from here; try again later.')
  throw new AppError('not-signed-in', 'This token does not work, or no longer does.', {
    details: 'It may have expired or been ended, or the password of its account was changed. Make a new one.',
  })
}

/** Returns the account of a token; a read-only token is refused for calls that change data. */
async function findTokenHolder(
  database: Database,
  { address, isReading }: Pick<Visit, 'address' | 'isReading'>,
  token: string,
): Promise<Viewer> {
  const found = await findByHash(database, hashAccessToken(token))
  if (!found) return refuseToken(database, address)
  const { tokenId, may, ...viewer } = found
  const { attempts, secondsLeft } = await countAttempt(database, `token:${tokenId}`)
  if (attempts > tokenLimits.callsPerToken) throw tooMany(secondsLeft, `At most ${tokenLimits.callsPerToken} in ten minutes.`)
  if (may === 'read' && !isReading)
    throw new AppError('not-allowed', 'This token may read, and change nothing.', { details: 'Make one that may write.' })
  await recordUse(database, tokenId)
  return viewer
}

/** True if a token is still valid while one of its calls waits. */
const isTokenLive = async (database: Database, token: string): Promise<boolean> =>
  (await findByHash(database, hashAccessToken(token))) !== undefined

/** Finds the account of a request by its session cookie; renews an active sign-in with both its cookies. */
async function findBySignIn({ cookies }: Visit, { database, isSecure }: AccountsContext): Promise<Viewer | null> {
  const token = readToken(cookies, isSecure)
  if (token === undefined) return null
  const found = await findSignedIn(database, hashToken(token))
  if (!found) return null
  const { isDueForRenewal, ...viewer } = found
  if (isDueForRenewal) {
    await renewSignIn(database, hashToken(token))
    giveCookies(cookies, token, isSecure)
  }
  return viewer
}

/** Finds the account of a request, by its token if there is one, otherwise by its sign-in. */
export const findViewer = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : findTokenHolder(context.database, visit, visit.bearer)

/** For calls that do not accept tokens: a request with one counts as anonymous. */
export const findViewerInPerson = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : Promise.resolve(null)

/** True if the sign-in or token of a request is still valid. Does not renew it, because the response may already have begun. */
export async function isSignedIn({ cookies, bearer }: Visit, { database, isSecure }: AccountsContext): Promise<boolean> {
  if (bearer !== undefined) return isTokenLive(database, bearer)
  const token = readToken(cookies, isSecure)
  return token !== undefined && (await findSignedIn(database, hashToken(token))) !== undefined
}
