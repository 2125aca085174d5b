import { recordAlone } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import type { Confirmation } from '#shared/api/passkeys.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '../policy.ts'
import { type AccountsContext, beginSignIn } from '../sign-in.ts'
import { clearStep, hashToken, readStep } from '../sign-in-cookie.ts'
import { challengeSeconds, partyOf } from './policy.ts'
import { findChallenge, findCredential, advanceCounter, listPasskeys, takeChallenge } from './store.ts'

const isOver = () => new AppError('invalid-credentials', 'This took too long. Sign in again.')

/** Returns the challenge that the browser must sign with one of the account's passkeys. */
export async function askPasskey({ database, isSecure, publicUrl }: AccountsContext, { cookies, origin }: Visit) {
  const step = readStep(cookies, isSecure)
  const asked = step && (await findChallenge(database, { tokenHash: hashToken(step), purpose: 'sign-in' }))
  if (!asked) throw isOver()
  return optionsFor(asked.challenge, await listPasskeys(database, asked.accountId), partyOf({ publicUrl, origin }))
}

type Known = Pick<Awaited<ReturnType<typeof listPasskeys>>[number], 'credentialId' | 'transports'>[]

/** Returns the options for the browser to ask for one of the account's passkeys. */
export const optionsFor = (challenge: string, passkeys: Known, party: { id: string }) => ({
  challenge,
  rpId: party.id,
  timeout: challengeSeconds * 1000,
  userVerification: 'preferred' as const,
  allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports })),
})

/**
 * The second step of a sign-in, after the right password. A challenge can be used only once: after a failure the user starts again with the
 * password.
 */
export async function confirmSignIn(context: AccountsContext, visit: Visit, confirmation: Confirmation): Promise<Viewer> {
  const { database, isSecure } = context
  const step = readStep(visit.cookies, isSecure)
  const asked = step && (await takeChallenge(database, { tokenHash: hashToken(step), purpose: 'sign-in' }))
  clearStep(visit.cookies, isSecure)
  if (!asked) throw isOver()
  const { accountId, passwordHash, counted } = asked
  const use = await verifyConfirmation(context, { accountId, challenge: asked.challenge, origin: visit.origin }, confirmation)
  const viewer =
    use &&
    (await beginSignIn(context, {
      credentials: { accountId, passwordHash },
      counted,
      visit,
      confirm: (transaction) => advanceCounter(transaction, use),
    }))
  if (viewer) return viewer
  const { address } = visit
  await recordAlone(database, {
    actor: 'nobody',
    action: 'sign-in-refused',
    subject: accountId,
    details: { address, passkey: true },
  })
  throw new AppError('invalid-credentials', 'This passkey did not confirm the sign-in. Sign in again.')
}

type Asked = { accountId: string; challenge: string; origin: string }

/**
 * Returns the passkey that signed the challenge at this address, and its signature counter; undefined if it is not one of the account's.
 */
export async function verifyConfirmation(
  { database, publicUrl }: AccountsContext,
  { accountId, challenge, origin }: Asked,
  confirmation: Confirmation,
) {
  const found = await findCredential(database, accountId, confirmation.id)
  if (!found) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = partyOf({ publicUrl, origin })
  const answer = await verifyAuthenticationResponse({
    response: confirmation,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { id: found.credentialId, publicKey: new Uint8Array(found.publicKey), counter: found.counter },
  }).catch(() => undefined)
  return answer?.verified ? { id: found.id, counter: answer.authenticationInfo.newCounter } : undefined
}
