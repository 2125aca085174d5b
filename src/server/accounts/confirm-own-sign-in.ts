import { recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { confirmPassword } from './confirm-password.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { hashToken, readToken } from './sign-in-cookie.ts'
import { recordConfirmation } from './sign-ins/store.ts'
import { forgiveAttempts } from './store.ts'

type Request = { viewer: Viewer; visit: Visit; password: string }

/** Confirms the current sign-in by password again; see `requireConfirmation`. */
export async function confirmOwnSignIn(
  { database, isSecure }: AccountsContext,
  { viewer, visit, password }: Request,
): Promise<void> {
  const { accountId } = viewer
  const { address, cookies } = visit
  const { counted } = await confirmPassword(database, { accountId, address, password, action: 'confirmation' })
  await database.transaction().execute(async (transaction) => {
    await recordConfirmation(transaction, hashToken(readToken(cookies, isSecure) ?? ''))
    await forgiveAttempts(transaction, counted)
    const details = { address, passkey: false }
    await recordAudit(transaction, { actor: accountId, action: 'sign-in-confirmed', subject: accountId, details })
  })
}
