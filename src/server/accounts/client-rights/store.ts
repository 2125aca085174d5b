import { type ColumnType, sql } from 'kysely'
import type { ClientRights } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import { usualClientRights } from '../policy.ts'

type Tables = {
  client_rights: {
    client: ClientId
    writes: boolean
    approves: boolean
    shares_outside: boolean
    ends_grants_of_staff: boolean
    changed_at: ColumnType<Date, undefined, Date>
  }
  clients: { id: ClientId; created_at: Date }
  accounts: { email: string; client: ClientId | null; disabled_at: Date | null }
}
const own = (database: Database) => database.withTables<Tables>()

export async function listClientRights(database: Database): Promise<Map<ClientId, ClientRights>> {
  const rows = await own(database)
    .selectFrom('clients')
    .leftJoin('client_rights', 'client', 'clients.id')
    .select([
      'clients.id as client',
      'writes',
      'approves',
      'shares_outside as sharesOutside',
      'ends_grants_of_staff as endsGrantsOfStaff',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ client, writes, approves, sharesOutside, endsGrantsOfStaff }) => [
      client,
      approves === null
        ? usualClientRights
        : { writes: writes!, approves, sharesOutside: sharesOutside!, endsGrantsOfStaff: endsGrantsOfStaff! },
    ]),
  )
}

export async function putClientRights(transaction: Database, client: ClientId, rights: ClientRights): Promise<void> {
  const row = {
    writes: rights.writes,
    approves: rights.approves,
    shares_outside: rights.sharesOutside,
    ends_grants_of_staff: rights.endsGrantsOfStaff,
  }
  await own(transaction)
    .insertInto('client_rights')
    .values({ client, ...row })
    .onConflict((conflict) => conflict.column('client').doUpdateSet({ ...row, changed_at: sql`now()` }))
    .execute()
}

export async function isClient(database: Database, client: ClientId): Promise<boolean> {
  const found = await own(database).selectFrom('clients').select('id').where('id', '=', client).executeTakeFirst()
  return found !== undefined
}

/** True if an address belongs to an account of the client or of the staff. */
export async function isAddressWithin(database: Database, client: ClientId, emailKey: string): Promise<boolean> {
  const found = await own(database)
    .selectFrom('accounts')
    .select('client')
    .where(sql<boolean>`lower(trim(email)) = ${emailKey}`)
    .where('disabled_at', 'is', null)
    .where((row) => row.or([row('client', '=', client), row('client', 'is', null)]))
    .executeTakeFirst()
  return found !== undefined
}
