import { z } from 'zod'
import { languages } from '../languages.ts'
import { ClientId } from '../client-id.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

/** Administrators manage accounts and keys; they are staff. */
export const Role = z.enum(['member', 'administrator'])
export type Role = z.infer<typeof Role>

/** Whether the dashboard shows the samples of the specification or the account's own work. */
export const WorkspaceMode = z.enum(['sample', 'live'])
export type WorkspaceMode = z.infer<typeof WorkspaceMode>

export const Workspace = z.object({
  mode: WorkspaceMode,
  /**
   * For an account on samples that may read documents: the number of documents, up to `mostInvited`, and of clients. Null after “not now”.
   */
  invites: z.object({ documents: z.int(), clients: z.int() }).nullable(),
})
export type Workspace = z.infer<typeof Workspace>

export const User = z.object({
  displayName: z.string(),
  email: z.string(),
  /** The client that the account belongs to; null for staff. */
  client: ClientId.nullable(),
  role: Role,
  workspace: Workspace,
  /** False for accounts of a client that reads, approves and answers only. */
  mayWrite: z.boolean(),
  /** The account's theme; null if it has not chosen one, or sees samples, where the browser stores it. */
  theme: z.enum(['dark', 'light']).nullable(),
  /** The account's language; null if it has not chosen one. */
  language: z.enum(languages).nullable(),
})
export type User = z.infer<typeof User>

/** Rights of client accounts beyond reading and answering, set by staff. */
export const ClientRights = z.object({
  /** Edits documents, rewrites chapters and answers questions in a new version; otherwise staff do that. */
  writes: z.boolean().default(false),
  /** Documents of its own company. */
  approves: z.boolean(),
  /** With addresses that belong neither to its company nor to staff. */
  sharesOutside: z.boolean(),
  endsGrantsOfStaff: z.boolean(),
})
export type ClientRights = z.infer<typeof ClientRights>

const SignIn = z.object({
  id: z.string(),
  begunAt: z.string(),
  /** At the latest. */
  endsAt: z.string(),
  address: z.string(),
  /** The browser's own description of itself. */
  agent: z.string(),
  isThis: z.boolean(),
})

export const accountsApi = {
  login: json({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; sets the cookie',
    access: 'public',
    input: z.strictObject({
      username: z.string().min(1).max(200),
      password: z.string().min(1).max(1000),
      /** The code sent by email if the account is locked (429 `code-needed`). */
      code: z.string().max(40).optional(),
    }),
    maxBytes: 4096,
    output: Succeeded.extend({ user: User }),
  }),
  sendCode: json({
    method: 'POST',
    path: '/auth/code',
    summary: 'Email a code to the owner of an account that is locked by wrong passwords; the answer is the same for every name',
    access: 'public',
    input: z.strictObject({ username: z.string().min(1).max(200) }),
    maxBytes: 4096,
    output: Succeeded,
  }),
  check: json({
    method: 'GET',
    path: '/auth/check',
    summary: 'Who is signed in, if anybody',
    access: 'public',
    input: z.object({}),
    output: z.object({ authenticated: z.boolean(), user: User.nullable() }),
  }),
  logout: json({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this sign-in on the server',
    access: 'public',
    input: z.object({}),
    output: Succeeded,
  }),
  chooseWorkspace: json({
    method: 'POST',
    path: '/workspace',
    summary: 'Choose between the samples and your own work, or be asked again in 30 days',
    access: 'signed-in',
    input: z.strictObject({ mode: WorkspaceMode.optional(), notNow: z.literal(true).optional() }),
    output: Succeeded.extend({ workspace: Workspace }),
  }),
  changePassword: json({
    method: 'POST',
    path: '/auth/password',
    summary: 'Change your own password. Ends your other sign-ins and, by default, your tokens',
    access: 'signed-in',
    input: z.strictObject({
      current: z.string().min(1).max(1000),
      next: z.string().min(1).max(1000),
      endTokens: z.boolean().default(true),
    }),
    maxBytes: 8192,
    output: Succeeded,
  }),
  confirm: json({
    method: 'POST',
    path: '/auth/confirm',
    summary: 'Give your password again: for ten minutes this sign-in may make what outlives it (else 403 `confirm-password`)',
    access: 'signed-in',
    input: z.strictObject({ password: z.string().min(1).max(1000) }),
    maxBytes: 4096,
    output: Succeeded,
  }),
  signIns: json({
    method: 'GET',
    path: '/auth/sign-ins',
    summary: 'Your sign-ins that go on',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ signIns: z.array(SignIn) }),
  }),
  endSignIn: json({
    method: 'POST',
    path: '/auth/sign-ins/:id/end',
    summary: 'End one of your sign-ins',
    access: 'signed-in',
    input: z.object({ id: z.uuid() }),
    output: Succeeded,
  }),
  clientRights: json({
    method: 'GET',
    path: '/clients/rights',
    summary: 'What the accounts of each client may do',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ clients: z.array(ClientRights.extend({ client: ClientId })) }),
  }),
  settleClientRights: json({
    method: 'POST',
    path: '/clients/:client/rights',
    summary: 'Settle what the accounts of a client may do; to let them share outside needs a confirmed sign-in',
    access: 'signed-in',
    input: ClientRights.extend({ client: ClientId }),
    output: Succeeded,
  }),
}

/**
 * Readable by the page: shows that a sign-in may exist, so that a check is worthwhile. It is set and removed together with the sign-in's
 * own cookie.
 */
export const hintCookie = 'arcwright_hint'
