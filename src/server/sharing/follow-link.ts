import { AppError } from '#shared/errors.ts'
import { throttledAddress } from '#server/accounts/policy.ts'
import { countAttempt } from '#server/accounts/store.ts'
import type { Database } from '#server/platform/database.ts'
import { mostDeadLinks } from './policy.ts'
import { hashLink } from './share-document.ts'
import { findByLink, type Shared } from './store.ts'

/** What a link leads to. */
export const followLink = async (database: Database, token: string, address: string): Promise<Shared> =>
  (await findByLink(database, hashLink(token))) ?? refuseDeadLink(database, address)

/** Only links that lead nowhere are counted, so nobody's guesses lock out who holds a good one. */
export async function refuseDeadLink(database: Database, address: string): Promise<never> {
  const { attempts, secondsLeft } = await countAttempt(database, `link:${throttledAddress(address)}`)
  if (attempts > mostDeadLinks)
    throw new AppError('too-many-requests', 'Too many links that lead nowhere were opened from here.', {
      details: 'Try again in a few minutes.',
      retryAfter: Math.max(1, secondsLeft),
    })
  throw new AppError('not-found', 'This link does not work, or no longer does.', {
    details: 'It may have expired or been replaced by a newer one. Ask whoever sent it for a new link.',
  })
}
