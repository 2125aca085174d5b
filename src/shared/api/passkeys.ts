import { z } from 'zod'
import { User } from './accounts.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const text = z.string().max(10_000)
/** How a browser reaches an authenticator; new values may be added to the standard. */
const Transport = z.string().max(40)
const Credential = z.object({ id: text, type: z.literal('public-key'), transports: z.array(Transport) })

/** The options for the browser, in the JSON format of WebAuthn. */
const Asked = z.object({
  challenge: text,
  rpId: text,
  timeout: z.number(),
  userVerification: z.enum(['preferred', 'required', 'discouraged']),
  allowCredentials: z.array(Credential),
})
const AskedForNew = z.object({
  rp: z.object({ id: text, name: text }),
  user: z.object({ id: text, name: text, displayName: text }),
  challenge: text,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['preferred', 'required', 'discouraged']),
  }),
  excludeCredentials: z.array(Credential),
})

const Shown = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) }
/** The browser's response. */
export const Confirmation = z.object({
  ...Shown,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})
export type Confirmation = z.infer<typeof Confirmation>
export const NewCredential = z.object({
  ...Shown,
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.string().max(60_000),
    transports: z.array(Transport).max(10).default([]),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

const Passkey = z.object({ id: z.string(), label: z.string(), addedAt: z.string(), usedAt: z.string().nullable() })
export type Passkey = z.infer<typeof Passkey>

const Password = z.string().min(1).max(1000)
/** A second factor: an account with a passkey signs in with its password and the passkey. */
export const passkeysApi = {
  ask: json({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'What to ask the passkey, once the password was right',
    access: 'public',
    input: z.object({}),
    output: z.object({ options: Asked }),
  }),
  confirm: json({
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Finish signing in with a passkey; sets the cookie',
    access: 'public',
    input: z.strictObject({ confirmation: Confirmation }),
    maxBytes: 65_536,
    output: Succeeded.extend({ user: User }),
  }),
  askAgain: json({
    method: 'POST',
    path: '/auth/confirm/passkey/options',
    summary: 'What to ask your passkey, to confirm a sign-in with it instead of the password',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ options: Asked }),
  }),
  confirmAgain: json({
    method: 'POST',
    path: '/auth/confirm/passkey',
    summary: 'Confirm this sign-in with a passkey; see `POST /api/auth/confirm`',
    access: 'signed-in',
    input: z.strictObject({ confirmation: Confirmation }),
    maxBytes: 65_536,
    output: Succeeded,
  }),
  list: json({
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'Your passkeys',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ passkeys: z.array(Passkey) }),
  }),
  begin: json({
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'What to ask of the browser for another passkey; needs your password',
    access: 'signed-in',
    input: z.strictObject({ password: Password }),
    maxBytes: 4096,
    output: z.object({ options: AskedForNew }),
  }),
  add: json({
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Save a passkey. Every sign-in needs one from then on. Ends your other sign-ins and, by default, your tokens',
    access: 'signed-in',
    input: z.strictObject({
      label: z.string().trim().min(1, 'A passkey needs a name.').max(100),
      credential: NewCredential,
      endTokens: z.boolean().default(true),
    }),
    maxBytes: 131_072,
    output: Succeeded,
  }),
  remove: json({
    method: 'POST',
    path: '/auth/passkeys/:id/remove',
    summary: 'Remove a passkey; needs your password',
    access: 'signed-in',
    input: z.strictObject({ id: z.uuid(), password: Password }),
    maxBytes: 4096,
    output: Succeeded,
  }),
}
