import { recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import type { NewCredential } from '#shared/api/passkeys.ts'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { getProfile } from '../addresses/store.ts'
import { confirmPassword } from '../confirm-password.ts'
import type { Viewer } from '../policy.ts'
import type { AccountsContext } from '../sign-in.ts'
import { createToken, hashToken, readToken } from '../sign-in-cookie.ts'
import { recordConfirmation } from '../sign-ins/store.ts'
import { forgiveAttempts } from '../store.ts'
import { endTokensOf } from '../tokens/store.ts'
import { challengeSeconds, mostPasskeys, partyOf } from './policy.ts'
import { addPasskey, endOtherSignIns, listPasskeys, lockPasskeys, putChallenge, removePasskey, takeChallenge } from './store.ts'

type Caller = { viewer: Viewer; visit: Visit }

/** COSE numbers of Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257]

const ownToken = (visit: Visit, isSecure: boolean) => hashToken(readToken(visit.cookies, isSecure) ?? '')

/** Returns the options with which the browser creates a passkey; the challenge is bound to this sign-in. */
export async function beginPasskey(
  { database, isSecure, publicUrl }: AccountsContext,
  { viewer, visit }: Caller,
  password: string,
) {
  const { accountId } = viewer
  const asked = { accountId, address: visit.address, password, action: 'passkey' }
  const { passwordHash, counted } = await confirmPassword(database, asked)
  const [challenge, tokenHash] = [createToken(), ownToken(visit, isSecure)]
  await database.transaction().execute(async (transaction) => {
    await putChallenge(transaction, { tokenHash, purpose: 'add', accountId, challenge, passwordHash, counted })
    await forgiveAttempts(transaction, counted)
    await recordConfirmation(transaction, tokenHash)
  })
  const { username, displayName } = await getProfile(database, accountId)
  const passkeys = await listPasskeys(database, accountId)
  return {
    rp: { id: partyOf({ publicUrl, origin: visit.origin }).id, name: firm.name },
    user: { id: Buffer.from(accountId).toString('base64url'), name: username, displayName },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeSeconds * 1000,
    attestation: 'none' as const,
    authenticatorSelection: { residentKey: 'discouraged' as const, userVerification: 'preferred' as const },
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports })),
  }
}

/** Once it is saved, no sign-in of the account can begin without a passkey, and the other existing ones end. */
export async function keepPasskey(
  { database, isSecure, publicUrl }: AccountsContext,
  { viewer: { accountId }, visit }: Caller,
  { label, credential, endTokens }: { label: string; credential: NewCredential; endTokens: boolean },
): Promise<void> {
  const tokenHash = ownToken(visit, isSecure)
  const asked = await takeChallenge(database, { tokenHash, purpose: 'add' })
  if (!asked || asked.accountId !== accountId) throw new AppError('conflict', 'This took too long. Begin again.')
  const made = await verify({ challenge: asked.challenge, party: partyOf({ publicUrl, origin: visit.origin }) }, credential)
  await database.transaction().execute(async (transaction) => {
    if ((await lockPasskeys(transaction, accountId)) >= mostPasskeys)
      throw new AppError('conflict', `An account has ${mostPasskeys} passkeys at most.`, { details: 'Remove one first.' })
    const added = await addPasskey(transaction, { accountId, label, ...made })
    if (!added) throw new AppError('conflict', 'This passkey is already saved.')
    await endOtherSignIns(transaction, accountId, tokenHash)
    const tokensEnded = endTokens ? await endTokensOf(transaction, accountId) : 0
    await recordAudit(transaction, { actor: accountId, action: 'passkey-added', subject: added.id, details: { tokensEnded } })
  })
}

type Asked = { challenge: string; party: ReturnType<typeof partyOf> }

async function verify({ challenge, party }: Asked, credential: NewCredential) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const answer = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!answer?.verified) throw new AppError('invalid-input', 'The browser did not create a passkey that can be saved. Try again.')
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: credential.response.transports }
}

export async function forgetPasskey(
  { database }: AccountsContext,
  { viewer: { accountId }, visit }: Caller,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const { counted } = await confirmPassword(database, { accountId, address: visit.address, password, action: 'passkey' })
  await database.transaction().execute(async (transaction) => {
    await forgiveAttempts(transaction, counted)
    if (await removePasskey(transaction, accountId, id))
      await recordAudit(transaction, { actor: accountId, action: 'passkey-removed', subject: id })
  })
}
