import { recordAlone, recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import type { Confirmation } from '#shared/api/passkeys.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '../policy.ts'
import type { AccountsContext } from '../sign-in.ts'
import { createToken, hashToken, readToken } from '../sign-in-cookie.ts'
import { getCredentials, recordConfirmation } from '../sign-ins/store.ts'
import { optionsFor, verifyConfirmation } from './confirm-sign-in.ts'
import { partyOf } from './policy.ts'
import { advanceCounter, listPasskeys, putChallenge, takeChallenge } from './store.ts'

type Caller = { viewer: Viewer; visit: Visit }
const ownToken = (visit: Visit, isSecure: boolean) => hashToken(readToken(visit.cookies, isSecure) ?? '')
const nothingCounted = { own: [], shared: [] }

/** Returns the challenge that the browser must sign to confirm the sign-in; the challenge is bound to it. */
export async function askPasskeyAgain(
  { database, isSecure, publicUrl }: AccountsContext,
  { viewer: { accountId }, visit }: Caller,
) {
  const passkeys = await listPasskeys(database, accountId)
  if (passkeys.length === 0)
    throw new AppError('conflict', 'Your account has no passkey.', { details: 'Confirm with your password.' })
  const { passwordHash } = await getCredentials(database, accountId)
  const [challenge, tokenHash] = [createToken(), ownToken(visit, isSecure)]
  await putChallenge(database, { tokenHash, purpose: 'confirm', accountId, challenge, passwordHash, counted: nothingCounted })
  return optionsFor(challenge, passkeys, partyOf({ publicUrl, origin: visit.origin }))
}

/** A challenge can be used only once. */
export async function confirmWithPasskey(
  context: AccountsContext,
  { viewer: { accountId }, visit }: Caller,
  confirmation: Confirmation,
) {
  const { database, isSecure } = context
  const tokenHash = ownToken(visit, isSecure)
  const asked = await takeChallenge(database, { tokenHash, purpose: 'confirm' })
  const isOwn = asked?.accountId === accountId
  const use = isOwn
    ? await verifyConfirmation(context, { accountId, challenge: asked.challenge, origin: visit.origin }, confirmation)
    : undefined
  const details = { address: visit.address, passkey: true }
  const isConfirmed =
    use &&
    (await database.transaction().execute(async (transaction) => {
      if (!(await advanceCounter(transaction, use))) return false
      await recordConfirmation(transaction, tokenHash)
      await recordAudit(transaction, { actor: accountId, action: 'sign-in-confirmed', subject: accountId, details })
      return true
    }))
  if (isConfirmed) return
  await recordAlone(database, { actor: accountId, action: 'confirmation-refused', subject: accountId, details })
  throw new AppError('not-allowed', 'This passkey did not confirm your sign-in.', { details: 'Try again, or enter your password.' })
}
