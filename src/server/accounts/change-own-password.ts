import { recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './password-hash.ts'
import { passwordWeakness } from './weak-passwords.ts'
import { lockPasskeys } from './passkeys/store.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { createToken, giveCookies, giveDevice, hashToken, readToken } from './sign-in-cookie.ts'
import { keepDevice } from './devices/store.ts'
import { addSignIn, changePassword, endSignIn, forgiveAttempts } from './store.ts'
import { endTokensOf } from './tokens/store.ts'

const hasEnded = () => new AppError('not-signed-in', 'Your sign-in has ended. Sign in again.')

type Request = { viewer: Viewer; visit: Visit; current: string; next: string; endTokens: boolean }

/**
 * Ends all sign-ins of the account and forgets its known browsers, apart from the current browser, which gets a new sign-in; on request
 * ends its tokens as well.
 */
export async function changeOwnPassword(
  { database, isSecure }: AccountsContext,
  { viewer, visit, current, next, endTokens }: Request,
): Promise<void> {
  const { accountId } = viewer
  const asked = { accountId, address: visit.address, password: current, action: 'password-change' }
  const { usernameKey, counted } = await confirmPassword(database, asked)
  const weakness = passwordWeakness(next, usernameKey)
  if (weakness) throw new AppError('invalid-input', weakness)
  const [hash, token, device] = [await hashPassword(next), createToken(), createToken()]
  await database.transaction().execute(async (transaction) => {
    await lockPasskeys(transaction, accountId)
    // Adding a passkey elsewhere ends this sign-in; the change must then not continue without the passkey.
    if (!(await endSignIn(transaction, hashToken(readToken(visit.cookies, isSecure) ?? '')))) throw hasEnded()
    await changePassword(transaction, usernameKey, hash)
    // After the sign-ins have ended, so that none of them can create another token.
    const tokensEnded = endTokens ? await endTokensOf(transaction, accountId) : 0
    const { address, agent } = visit
    const begun = await addSignIn(transaction, { tokenHash: hashToken(token), accountId, passwordHash: hash, address, agent })
    if (!begun) throw hasEnded()
    await keepDevice(transaction, { tokenHash: hashToken(device), accountId })
    await forgiveAttempts(transaction, counted)
    const details = { address, tokensEnded }
    await recordAudit(transaction, { actor: accountId, action: 'password-changed', subject: accountId, details })
  })
  giveCookies(visit.cookies, token, isSecure)
  giveDevice(visit.cookies, device, isSecure)
}
