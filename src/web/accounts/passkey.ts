import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import * as words from '#words/accounts.ts'

type AskedForNew = Awaited<ReturnType<typeof api.passkeys.begin>>['options']

/** Turns an error of the browser into a message for the user. */
function explain(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  const isRegistered = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  if (isRegistered) throw new AppError('conflict', words.thisDeviceHoldsPasskeyOf, { cause })
  if (cause instanceof Error && cause.name === 'NotAllowedError')
    throw new AppError('invalid-input', words.passkeyWasNotUsedIt, { cause })
  throw new AppError('invalid-input', words.browserCouldNotUsePasskey, {
    cause,
  })
}

function refuseWithout() {
  if (!browserSupportsWebAuthn()) throw new AppError('invalid-input', words.thisBrowserKnowsNoPasskeys)
}

export async function makePasskey(optionsJSON: AskedForNew) {
  refuseWithout()
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(explain)
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

type AskedForOwn = Awaited<ReturnType<typeof api.passkeys.ask>>['options']

async function askDevice(optionsJSON: AskedForOwn) {
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(explain)
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** The second step of a sign-in, after the right password. */
export async function confirmWithPasskey() {
  refuseWithout()
  const { options } = await api.passkeys.ask({})
  return (await api.passkeys.confirm({ confirmation: await askDevice(options) })).user
}

/** Instead of the password, while the sign-in continues. */
export async function confirmAgainWithPasskey() {
  refuseWithout()
  const { options } = await api.passkeys.askAgain({})
  await api.passkeys.confirmAgain({ confirmation: await askDevice(options) })
}
