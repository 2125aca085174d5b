import { recordAlone } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword } from './password-hash.ts'
import { getCredentials } from './sign-ins/store.ts'
import { type Forgivable, throttleAccount } from './throttle-attempts.ts'

type Asked = { accountId: string; address: string; password: string; action: string }
type Confirmed = { usernameKey: string; passwordHash: string; counted: Forgivable }

/** Asks whoever is signed in for their password once more, before what an unattended browser shall not be enough for. */
export async function confirmPassword(database: Database, { accountId, address, password, action }: Asked): Promise<Confirmed> {
  const { usernameKey, passwordHash } = await getCredentials(database, accountId)
  // Counted at the account alone, and where they are: a known browser is no reason to guess on.
  const origin = { counts: [], accounts: [] }
  const counted = await throttleAccount(database, { usernameKey, address, accountId, origin })
  if (await checkPassword(password, passwordHash)) return { usernameKey, passwordHash, counted }
  await recordAlone(database, { actor: accountId, action: `${action}-refused`, subject: accountId, details: { address } })
  throw new AppError('not-allowed', 'This is not your current password.')
}
