import { recordAlone, recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { whyWeak } from './weak-passwords.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { createToken, giveCookies, giveDevice, hashToken } from './sign-in-cookie.ts'
import { getCredentials } from './sign-ins/store.ts'
import { addSignIn, changePassword, forgiveAttempts, keepDevice } from './store.ts'
import { throttleAccount } from './throttle-attempts.ts'

type Request = { viewer: Viewer; visit: Visit; current: string; next: string }

/** Ends every sign-in and known browser of the account but the one that asked, which gets a new token. */
export async function changeOwnPassword(
  { database, isSecure }: AccountsContext,
  { viewer, visit, current, next }: Request,
): Promise<void> {
  const { accountId } = viewer
  const { usernameKey, passwordHash } = await getCredentials(database, accountId)
  // Counted at the account alone, and where they are: a known browser is no reason to guess on.
  const origin = { counts: [], accounts: [] }
  const counted = await throttleAccount(database, { usernameKey, address: visit.address, accountId, origin })
  if (!(await checkPassword(current, passwordHash))) {
    const details = { address: visit.address }
    await recordAlone(database, { actor: accountId, action: 'password-change-refused', subject: accountId, details })
    throw new AppError('not-allowed', 'This is not your current password.')
  }
  const weakness = whyWeak(next, usernameKey)
  if (weakness) throw new AppError('invalid-input', weakness)
  const [hash, token, device] = [await hashPassword(next), createToken(), createToken()]
  await database.transaction().execute(async (transaction) => {
    await changePassword(transaction, usernameKey, hash)
    const { address, agent } = visit
    const begun = await addSignIn(transaction, { tokenHash: hashToken(token), accountId, passwordHash: hash, address, agent })
    if (!begun) throw new AppError('not-signed-in', 'Your sign-in has ended. Sign in again.')
    await keepDevice(transaction, { tokenHash: hashToken(device), accountId })
    await forgiveAttempts(transaction, counted)
    await recordAudit(transaction, { actor: accountId, action: 'password-changed', subject: accountId, details: { address } })
  })
  giveCookies(visit.cookies, token, isSecure)
  giveDevice(visit.cookies, device, isSecure)
}
