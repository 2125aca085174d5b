import type { Transaction } from 'kysely'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { AppError } from '#shared/errors.ts'
import type { Role } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { hashPassword, type PasswordCost, randomPassword } from './password-hash.ts'
import { forgetPasskeysOf } from './passkeys/store.ts'
import { usernameKey } from './policy.ts'
import { addAccount, changePassword, disableAccount } from './store.ts'
import { refuseRole } from './team/policy.ts'
import { endTokensOf } from './tokens/store.ts'
import { makeFirstAdministrator, findByName, lockAdministrators, putRole } from './team/store.ts'

export type AccountRequest = {
  username: string
  displayName: string
  email: string
  /** The client that the account belongs to; null for staff. */
  client: ClientId | null
  /** A random password by default. */
  password?: string | undefined
  /** A lower hashing cost, for tests that sign in hundreds of times and have nothing to protect. */
  cost?: PasswordCost
}

type Change = { action: string; make: (transaction: Transaction<unknown>) => Promise<{ id: string } | undefined> }

/** Anyone who can run commands on this machine counts as its operator. */
function changeAndRecord(database: Database, { action, make }: Change): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const account = await make(transaction)
    if (account) await recordAudit(transaction, { actor: 'operator', action, subject: account.id })
    return account !== undefined
  })
}

const unknownName = (username: string) =>
  new AppError('not-found', `There is no account named ${username}.`, { details: 'The command "list" shows those there are.' })

/** Returns the password; undefined if the username is taken. */
export async function createAccount(database: Database, request: AccountRequest): Promise<string | undefined> {
  const { password = randomPassword(), username, cost, ...rest } = request
  const [passwordHash, trimmed] = [await hashPassword(password, cost), username.trim()]
  const account = { ...rest, username: trimmed, usernameKey: usernameKey(username), passwordHash }
  const isNew = await changeAndRecord(database, {
    action: 'account-added',
    make: async (transaction) => {
      const added = await addAccount(transaction, account)
      if (added && !request.client) await makeFirstAdministrator(transaction, added.id)
      return added
    },
  })
  return isNew ? password : undefined
}

/** For accounts whose password or passkey was lost: all previous credentials stop working. */
export async function resetCredentials(transaction: Transaction<unknown>, usernameKey: string, passwordHash: string) {
  const account = await changePassword(transaction, usernameKey, passwordHash)
  if (account) {
    await forgetPasskeysOf(transaction, account.id)
    await endTokensOf(transaction, account.id)
  }
  return account
}

/** Sets a new password, removes passkeys, ends all sign-ins and enables a disabled account. */
export async function resetPassword(database: Database, username: string): Promise<string> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  const isThere = await changeAndRecord(database, {
    action: 'password-reset',
    make: (transaction) => resetCredentials(transaction, usernameKey(username), passwordHash),
  })
  if (!isThere) throw unknownName(username)
  return password
}

/** Ends all sign-ins of the account and blocks new ones. */
export async function disable(database: Database, username: string): Promise<void> {
  const isThere = await changeAndRecord(database, {
    action: 'account-disabled',
    make: (transaction) => disableAccount(transaction, usernameKey(username)),
  })
  if (!isThere) throw unknownName(username)
}

/** Makes a staff account an administrator, or a member again. The last administrator cannot be made a member. */
export async function giveRole(database: Database, username: string, role: Role): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction)
    const account = await findByName(transaction, usernameKey(username))
    if (!account) throw unknownName(username)
    refuseRole({ ...account, administrators }, role)
    await putRole(transaction, account.id, role)
    await recordAudit(transaction, { actor: 'operator', action: 'role-given', subject: account.id, details: { role } })
  })
}
