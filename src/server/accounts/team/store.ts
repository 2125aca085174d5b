import { type Generated, sql } from 'kysely'
import type { Role } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

type Tables = {
  accounts: {
    id: Generated<string>
    username: string
    username_key: string
    display_name: string
    email: string
    client: ClientId | null
    role: Role
    disabled_at: Date | null
  }
  sign_ins: { account_id: string }
}
const own = (database: Database) => database.withTables<Tables>()

/** Lists the administrators who may sign in, and locks them until the transaction ends, so that two of them cannot disable each other. */
export async function lockAdministrators(transaction: Database): Promise<string[]> {
  const rows = await own(transaction)
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const findByName = (transaction: Database, usernameKey: string) =>
  own(transaction).selectFrom('accounts').select(['id', 'client']).where('username_key', '=', usernameKey).executeTakeFirst()

export const putRole = (transaction: Database, id: string, role: Role) =>
  own(transaction).updateTable('accounts').set({ role }).where('id', '=', id).execute()

/** The first staff account becomes an administrator, because no one else could make it one. */
export const makeFirstAdministrator = (transaction: Database, id: string) =>
  own(transaction)
    .updateTable('accounts')
    .set({ role: 'administrator' })
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from accounts where role = 'administrator')`)
    .execute()

export const findById = (transaction: Database, id: string) =>
  own(transaction)
    .selectFrom('accounts')
    .select(['id', 'client', 'username_key as usernameKey'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** An account of a client cannot be an administrator. */
export const putClient = (transaction: Database, id: string, client: ClientId | null) =>
  own(transaction)
    .updateTable('accounts')
    .set({ client, ...(client !== null && { role: 'member' as const }) })
    .where('id', '=', id)
    .execute()

export const endSignInsOf = (transaction: Database, accountId: string) =>
  own(transaction).deleteFrom('sign_ins').where('account_id', '=', accountId).execute()

const toTell = prepareQuery<{ email: string }>(
  'list-enquiry-receivers',
  `select distinct lower(trim(email)) as email from accounts left join preferences on account_id = accounts.id
  where role = 'administrator' and disabled_at is null and trim(email) <> ''
    and coalesce((notifications ->> 'email')::boolean and (notifications ->> 'clientActivity')::boolean, true)
  order by 1 limit 20`,
)
/** Email addresses of administrators who want to be notified of enquiries from clients and visitors. */
export const listEnquiryReceivers = async (database: Database): Promise<string[]> =>
  (await toTell(database)).map(({ email }) => email)

/** Lists all accounts, staff first, by name. */
export const listTeam = (database: Database) =>
  own(database)
    .selectFrom('accounts')
    .select(['id', 'username', 'display_name as displayName', 'email', 'client', 'role', 'disabled_at as disabledAt'])
    .select(sql<boolean>`exists (select from passkeys where passkeys.account_id = accounts.id)`.as('hasPasskey'))
    .orderBy(sql`client is not null`)
    .orderBy('client')
    .orderBy('username_key')
    .execute()
