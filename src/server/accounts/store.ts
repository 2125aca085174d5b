import { sql, type Generated, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Role } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { forgetDevicesOf, forgetOldDevices } from './devices/store.ts'
import { signInLife, signInLimits, type Viewer } from './policy.ts'

type AccountTables = {
  accounts: {
    id: Generated<string>
    username: string
    username_key: string
    display_name: string
    email: string
    client: ClientId | null
    role: Generated<Role>
    password_hash: string
    created_at: Generated<Date>
    password_changed_at: Generated<Date>
    disabled_at: Date | null
  }
  sign_ins: {
    token_hash: Buffer
    account_id: string
    address: string
    agent: string
    created_at: Generated<Date>
    expires_at: Date
  }
  sign_in_throttle: { subject: string; attempts: number; until: Date }
}
type Some = Database | Transaction<unknown>

const own = (database: Some): Kysely<AccountTables> => database.withTables<AccountTables>()
const life = sql<Date>`now() + make_interval(secs => ${signInLife.lasts})`

export type SignedIn = Viewer & { isDueForRenewal: boolean }

/** SQL: the client's rights; null if staff have not set any. */
export const rightsOfClient = `case when client_rights.client is not null then json_build_object('writes', writes, 'approves', approves,
  'sharesOutside', shares_outside, 'endsGrantsOfStaff', ends_grants_of_staff) end`

const findByToken = prepareQuery<SignedIn>(
  'find-signed-in',
  `
  select accounts.id as "accountId", display_name as "displayName", email, accounts.client, role, ${rightsOfClient} as rights,
    sign_ins.expires_at < now() + make_interval(secs => ${signInLife.lasts - signInLife.renewedAfter}) as "isDueForRenewal"
  from sign_ins join accounts on accounts.id = account_id left join client_rights on client_rights.client = accounts.client
  where token_hash = $1 and expires_at > now() and disabled_at is null
    and sign_ins.created_at > now() - make_interval(secs => ${signInLife.endsAfter})`,
)

/** Finds the account of a sign-in with one query. */
export const findSignedIn = async (database: Database, tokenHash: Buffer): Promise<SignedIn | undefined> =>
  (await findByToken(database, [tokenHash]))[0]

/** For background work: the account that started it, even if it was disabled meanwhile. */
export const getViewer = (database: Database, accountId: string): Promise<Viewer> =>
  own(database)
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['id as accountId', 'display_name as displayName', 'email', 'client'])
    .executeTakeFirstOrThrow()

export const findCredentials = (database: Database, usernameKey: string) =>
  own(database)
    .selectFrom('accounts')
    .where('username_key', '=', usernameKey)
    .select(['id as accountId', 'password_hash as passwordHash', 'disabled_at as disabledAt', 'email'])
    .executeTakeFirst()

type NewSignIn = { tokenHash: Buffer; accountId: string; passwordHash: string; address: string; agent: string }

/** Begins a sign-in, unless the account was disabled or its password changed since it was checked. */
export async function addSignIn(
  transaction: Transaction<unknown>,
  { tokenHash, accountId, passwordHash, address, agent }: NewSignIn,
): Promise<Viewer | undefined> {
  const account = await own(transaction)
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .select(['id as accountId', 'display_name as displayName', 'email', 'client'])
    .forShare()
    .executeTakeFirst()
  if (!account) return undefined
  await own(transaction)
    .insertInto('sign_ins')
    .values({ token_hash: tokenHash, account_id: accountId, address, agent, expires_at: life })
    .execute()
  return account
}

export const renewSignIn = (database: Database, tokenHash: Buffer) =>
  own(database).updateTable('sign_ins').set({ expires_at: life }).where('token_hash', '=', tokenHash).execute()

/** Returns the account whose sign-in ended, if there was one. */
export const endSignIn = (transaction: Transaction<unknown>, tokenHash: Buffer) =>
  own(transaction)
    .deleteFrom('sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('account_id as accountId')
    .executeTakeFirst()

const endSignInsOf = (transaction: Transaction<unknown>, accountId: string) =>
  own(transaction).deleteFrom('sign_ins').where('account_id', '=', accountId).execute()

/** Counts an attempt before it is made, in one statement, so that simultaneous attempts are all counted. */
export async function countAttempt(
  database: Database,
  subject: string,
  seconds: number = signInLimits.window,
): Promise<{ attempts: number; secondsLeft: number }> {
  const end = sql<Date>`now() + make_interval(secs => ${seconds})`
  const isOver = sql`sign_in_throttle.until <= now()`
  return own(database)
    .insertInto('sign_in_throttle')
    .values({ subject, attempts: 1, until: end })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql`case when ${isOver} then 1 else least(sign_in_throttle.attempts, 1000000) + 1 end`,
        until: sql`case when ${isOver} then excluded.until else sign_in_throttle.until end`,
      }),
    )
    .returning(['attempts', sql<number>`ceil(extract(epoch from until - now()))::int`.as('secondsLeft')])
    .executeTakeFirstOrThrow()
}

export async function readAttempts(database: Database, subject: string): Promise<number> {
  const read = own(database).selectFrom('sign_in_throttle').select('attempts').where('subject', '=', subject)
  return (await read.where('until', '>', sql<Date>`now()`).executeTakeFirst())?.attempts ?? 0
}

/** A successful attempt was not an attack: counters of the account itself are reset, shared counters are reduced by one. */
export async function forgiveAttempts(
  transaction: Transaction<unknown>,
  { own: mine, shared }: { own: string[]; shared: string[] },
) {
  await own(transaction)
    .deleteFrom('sign_in_throttle')
    .where('subject', 'in', [...mine, ''])
    .execute()
  await own(transaction)
    .updateTable('sign_in_throttle')
    .where('subject', 'in', [...shared, ''])
    .where('attempts', '>', 0)
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .execute()
}

/** Skips rows that another transaction has locked. */
export async function deleteExpired(database: Database): Promise<void> {
  const now = sql<Date>`now()`
  const attempts = own(database).selectFrom('sign_in_throttle').select('subject').where('until', '<', now)
  await own(database).deleteFrom('sign_in_throttle').where('subject', 'in', attempts.forUpdate().skipLocked()).execute()
  const signIns = own(database).selectFrom('sign_ins').select('token_hash').where('expires_at', '<', now)
  await own(database).deleteFrom('sign_ins').where('token_hash', 'in', signIns.forUpdate().skipLocked()).execute()
  await forgetOldDevices(database)
}

export type NewAccount = {
  username: string
  usernameKey: string
  displayName: string
  email: string
  client: ClientId | null
  passwordHash: string
}

/** Returns undefined if the username is taken. */
export const addAccount = (transaction: Transaction<unknown>, account: NewAccount) =>
  own(transaction)
    .insertInto('accounts')
    .values({
      username: account.username,
      username_key: account.usernameKey,
      display_name: account.displayName,
      email: account.email,
      client: account.client,
      password_hash: account.passwordHash,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()

export type Credentials = { username: string; usernameKey: string; passwordChangedAt: Date; disabledAt: Date | null }

export const listCredentials = (database: Some): Promise<Credentials[]> =>
  own(database)
    .selectFrom('accounts')
    .select(['username', 'username_key as usernameKey', 'password_changed_at as passwordChangedAt', 'disabled_at as disabledAt'])
    .execute()

type Closing = { usernameKey: string; passwordHash: string; disabledAt: Date | null }

/** Replaces an account's password by one that no one knows. */
export const closeAccount = (database: Some, { usernameKey, passwordHash, disabledAt }: Closing) =>
  own(database)
    .updateTable('accounts')
    .set({ password_hash: passwordHash, disabled_at: disabledAt })
    .where('username_key', '=', usernameKey)
    .execute()

export const listAccounts = (database: Database) =>
  own(database)
    .selectFrom('accounts')
    .select(['username', 'display_name as displayName', 'email', 'client', 'role', 'disabled_at as disabledAt'])
    .orderBy('username_key')
    .execute()

/** Lists the names of staff who may sign in. */
export async function listStaffNames(database: Database): Promise<string[]> {
  const query = own(database).selectFrom('accounts').select('display_name as name').where('client', 'is', null)
  return (await query.where('disabled_at', 'is', null).execute()).map(({ name }) => name)
}

type Change = { password_hash: string; password_changed_at: Date; disabled_at: null } | { disabled_at: Date }

/** Changes an account, ends all its sign-ins and forgets its devices. Returns undefined if the account does not exist. */
async function changeAccount(
  transaction: Transaction<unknown>,
  usernameKey: string,
  change: Change,
): Promise<{ id: string } | undefined> {
  const query = own(transaction).updateTable('accounts').set(change).where('username_key', '=', usernameKey)
  const account = await query.returning('id').executeTakeFirst()
  if (account) {
    await endSignInsOf(transaction, account.id)
    await forgetDevicesOf(transaction, account.id)
  }
  return account
}

export const changePassword = (transaction: Transaction<unknown>, usernameKey: string, passwordHash: string) =>
  changeAccount(transaction, usernameKey, { password_hash: passwordHash, password_changed_at: new Date(), disabled_at: null })

export const disableAccount = (transaction: Transaction<unknown>, usernameKey: string) =>
  changeAccount(transaction, usernameKey, { disabled_at: new Date() })
