import { z } from 'zod'
import { ClientId } from '../client-id.ts'
import { Role } from './accounts.ts'
import { json } from './endpoint.ts'
import { Address, DisplayName } from './settings.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const Client = ClientId.nullable()
const Email = z.union([z.literal(''), Address])
/** The password is shown only this once. */
const WithPassword = Succeeded.extend({ password: z.string() })

export const TeamAccount = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** The client that the account belongs to; null for staff. */
  client: Client,
  role: Role,
  isDisabled: z.boolean(),
  hasPasskey: z.boolean(),
  isSelf: z.boolean(),
})
export type TeamAccount = z.infer<typeof TeamAccount>

const administrators = { access: 'administrator' } as const

/** All accounts. */
export const teamApi = {
  list: json({
    ...administrators,
    method: 'GET',
    path: '/team',
    summary: 'Every account',
    input: z.object({}),
    output: z.object({ accounts: z.array(TeamAccount) }),
  }),
  add: json({
    ...administrators,
    method: 'POST',
    path: '/team',
    summary: 'Add an account. Its password is shown once',
    input: z.strictObject({
      username: z.string().trim().min(1, 'A name to sign in with is needed.').max(200),
      displayName: DisplayName,
      email: Email,
      client: Client,
    }),
    output: WithPassword,
  }),
  change: json({
    ...administrators,
    method: 'POST',
    path: '/team/:id',
    summary: 'Change name, address or client of an account. Another client ends its sign-ins',
    input: z.strictObject({ id, displayName: DisplayName, email: Email, client: Client }),
    output: Succeeded,
  }),
  disable: json({
    ...administrators,
    method: 'POST',
    path: '/team/:id/disable',
    summary: 'End every sign-in of an account and let none begin',
    input: z.strictObject({ id }),
    output: Succeeded,
  }),
  reset: json({
    ...administrators,
    method: 'POST',
    path: '/team/:id/reset',
    summary: 'Give an account a new password, remove its passkeys, and let it in again',
    input: z.strictObject({ id }),
    output: WithPassword,
  }),
  role: json({
    ...administrators,
    method: 'POST',
    path: '/team/:id/role',
    summary: 'Make an account of the staff an administrator, or a member again',
    input: z.strictObject({ id, role: Role }),
    output: Succeeded,
  }),
}
