import { recordAlone } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from './password-hash.ts'
import { getCredentials } from './sign-ins/store.ts'
import { type Forgivable, throttleAccount } from './throttle-attempts.ts'

type Asked = { accountId: string; address: string; password: string; action: string }
type Confirmed = { usernameKey: string; passwordHash: string; counted: Forgivable }

/** Asks a signed-in user for the password again, before an action for which an unattended browser must not be enough. */
export async function confirmPassword(database: Database, { accountId, address, password, action }: Asked): Promise<Confirmed> {
  const { usernameKey, passwordHash } = await getCredentials(database, accountId)
  // Counts attempts by account and by address only: a known browser gets no extra guesses here.
  const origin = { counts: [], accounts: [] }
  const counted = await throttleAccount(database, { usernameKey, address, accountId, origin })
  if (await checkPassword(password, passwordHash)) return { usernameKey, passwordHash, counted }
  await recordAlone(database, { actor: accountId, action: `${action}-refused`, subject: accountId, details: { address } })
  throw new AppError('not-allowed', 'This is not your current password.')
}
