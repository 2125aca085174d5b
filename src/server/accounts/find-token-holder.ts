import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { throttledAddress, type Viewer } from './policy.ts'
import { countAttempt } from './store.ts'
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
export async function findTokenHolder(
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
export const isTokenLive = async (database: Database, token: string): Promise<boolean> =>
  (await findByHash(database, hashAccessToken(token))) !== undefined
