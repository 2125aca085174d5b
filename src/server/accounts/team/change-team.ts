import type { Transaction } from 'kysely'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Role } from '#shared/api/accounts.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { resetCredentials } from '../manage-accounts.ts'
import { hashPassword, randomPassword } from '../password-hash.ts'
import { type Viewer, usernameKey } from '../policy.ts'
import { putAddress, putDisplayName } from '../addresses/store.ts'
import { refuseUnknownClient } from '../client-rights/policy.ts'
import { addAccount, disableAccount } from '../store.ts'
import { refuseLast, refuseRole, refuseSelf } from './policy.ts'
import { endSignInsOf, findById, lockAdministrators, putClient, putRole } from './store.ts'

type Found = { id: string; usernameKey: string; client: ClientId | null; administrators: string[] }
type Change = { viewer: Viewer; id: string; action: string }

/**
 * Changes accounts one after the other, and checks again that the caller is still an administrator. Otherwise two administrators could
 * disable each other.
 */
function change(
  database: Database,
  { viewer, id, action }: Change,
  make: (transaction: Transaction<unknown>, account: Found) => Promise<Record<string, string | null> | void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction)
    if (!administrators.includes(viewer.accountId)) throw new AppError('not-allowed', 'This is for administrators.')
    const account = await findById(transaction, id)
    if (!account) throw new AppError('not-found', 'This account does not exist.')
    const details = await make(transaction, { ...account, administrators })
    await recordAudit(transaction, { actor: viewer.accountId, action, subject: id, ...(details && { details }) })
  })
}

type NewMember = { username: string; displayName: string; email: string; client: ClientId | null }

/** Returns the password, which is shown only once. */
export async function addMember(database: Database, viewer: Viewer, { username, ...rest }: NewMember): Promise<string> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    await refuseUnknownClient(transaction, rest.client)
    const added = await addAccount(transaction, { ...rest, username, usernameKey: usernameKey(username), passwordHash })
    if (!added) throw new AppError('conflict', `There is already an account named ${username}.`)
    await recordAudit(transaction, { actor: viewer.accountId, action: 'account-added', subject: added.id })
  })
  return password
}

type Details = { id: string; displayName: string; email: string; client: ClientId | null }

/** An email address set by an administrator applies at once. */
export const changeMember = (database: Database, viewer: Viewer, { id, displayName, email, client }: Details): Promise<void> =>
  change(database, { viewer, id, action: 'account-changed' }, async (transaction, account) => {
    await putDisplayName(transaction, id, displayName)
    await putAddress(transaction, id, email)
    if (client === account.client) return undefined
    await refuseUnknownClient(transaction, client)
    refuseSelf(viewer, id, 'You cannot move your own account to another firm.')
    refuseLast(account)
    await putClient(transaction, id, client)
    await endSignInsOf(transaction, id)
    return { from: account.client, to: client }
  })

export const disableMember = (database: Database, viewer: Viewer, id: string): Promise<void> =>
  change(database, { viewer, id, action: 'account-disabled' }, async (transaction, account) => {
    refuseLast(account)
    refuseSelf(viewer, id, 'You cannot disable your own account.')
    await disableAccount(transaction, account.usernameKey)
  })

/** Returns the new password, which is shown only once. */
export async function resetMember(database: Database, viewer: Viewer, id: string): Promise<string> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await change(database, { viewer, id, action: 'password-reset' }, async (transaction, account) => {
    refuseSelf(viewer, id, 'Change your own password under Security.')
    await resetCredentials(transaction, account.usernameKey, passwordHash)
  })
  return password
}

export const changeRole = (database: Database, viewer: Viewer, { id, role }: { id: string; role: Role }): Promise<void> =>
  change(database, { viewer, id, action: 'role-given' }, async (transaction, account) => {
    refuseRole(account, role)
    refuseSelf(viewer, id, 'You cannot change your own role. Ask another administrator.')
    await putRole(transaction, id, role)
    return { role }
  })
