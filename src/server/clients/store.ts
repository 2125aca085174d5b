import { type ColumnType, type Generated, sql } from 'kysely'
import type { ClientStatus } from '#shared/limits.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Sector } from '#shared/firm.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

export type ClientTables = {
  clients: {
    id: ClientId
    name: string
    /** The name in lower case: client names must be unique regardless of case. */
    name_key: string
    sector: Sector
    status: ColumnType<ClientStatus, ClientStatus | undefined, ClientStatus>
    start_year: ColumnType<number | null, number | null | undefined, number | null>
    owner: ColumnType<string | null, string | null | undefined, string | null>
    archived_at: ColumnType<Date | null, undefined, Date | null>
    created_at: Generated<Date>
  }
}
export type Client = {
  id: ClientId
  name: string
  sector: Sector
  status: ClientStatus
  startYear: number | null
  /** A staff account. */
  owner: string | null
  archivedAt: Date | null
}

/** SQL: to join to `documents`, and the client's name. */
export const joinClients = 'left join clients on clients.id = documents.client'
export const clientName = 'coalesce(clients.name, documents.client)'

const own = (database: Database) => database.withTables<ClientTables>()
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

const clientsOf = (database: Database) =>
  own(database)
    .selectFrom('clients')
    .select(['id', 'name', 'sector', 'status', 'start_year as startYear', 'owner', 'archived_at as archivedAt'])

/** A client that every form offers exists again as soon as it is looked up, even after its data were erased. */
export async function findClient(database: Database, id: string): Promise<Client | undefined> {
  const found = await clientsOf(database).where('id', '=', id).executeTakeFirst()
  if (found) return found
  const specified = specifiedClient(id)
  return specified && { id, ...specified, status: 'active', startYear: null, owner: null, archivedAt: null }
}

export const getClientName = async (database: Database, id: ClientId): Promise<string> =>
  (await findClient(database, id))?.name ?? id

export const listClientIds = async (database: Database): Promise<ClientId[]> =>
  (await own(database).selectFrom('clients').select('id').orderBy('created_at').orderBy('id').execute()).map(({ id }) => id)

/** True if no client was added or changed: a new database has only the clients that every form offers. */
export async function hasOnlySpecified(database: Database): Promise<boolean> {
  const rows = await own(database).selectFrom('clients').selectAll().execute()
  return rows.every(({ id, name, sector, status, start_year, owner, archived_at }) => {
    const specified = specifiedClient(id)
    const isUntouched = status === 'active' && start_year === null && owner === null && archived_at === null
    return specified?.name === name && specified.sector === sector && isUntouched
  })
}

/** Saves a client that every form offers in the table of clients. */
export async function keepSpecified(transaction: Database, id: ClientId): Promise<void> {
  const specified = specifiedClient(id)
  if (!specified) return
  await own(transaction)
    .insertInto('clients')
    .values({ id, ...specified, name_key: nameKey(specified.name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const clientsLock = 7_103

/** Changes of clients run one after the other. */
export const lockClients = (transaction: Database) => sql`select pg_advisory_xact_lock(${clientsLock})`.execute(transaction)

const findByName = prepareQuery<{ id: ClientId; name: string }>(
  'search-client-names',
  `select id, name from clients where ($1::text is null or id = $1) and archived_at is null and position($2 in name_key) > 0
  order by name_key, id limit $3`,
)

/** Finds clients whose name contains the words, among all or only the viewer's own. */
export const searchClients = (
  database: Database,
  { firm, words, limit }: { firm: ClientId | null; words: string; limit: number },
) => findByName(database, [firm, nameKey(words), limit])

/** Returns those of the lower-case names that belong to existing clients. */
export async function findNames(transaction: Database, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select name_key as key from clients where name_key = any(${keys}::text[])`.execute(
    transaction,
  )
  return new Set(rows.map(({ key }) => key))
}

type Added = Pick<Client, 'id' | 'name' | 'sector' | 'status' | 'startYear'>

export async function addClients(transaction: Database, clients: Added[]): Promise<void> {
  const rows = clients.map(({ startYear, ...client }) => ({ ...client, name_key: nameKey(client.name), start_year: startYear }))
  // PostgreSQL accepts at most 65,535 parameters in a statement.
  for (let at = 0; at < rows.length; at += 1000)
    await own(transaction)
      .insertInto('clients')
      .values(rows.slice(at, at + 1000))
      .execute()
}

type Put = Partial<{
  name: string
  name_key: string
  sector: Sector
  status: ClientStatus
  start_year: number | null
  owner: string | null
  archived_at: Date | null
}>

export async function putClient(transaction: Database, id: ClientId, put: Put): Promise<void> {
  if (Object.keys(put).length > 0) await own(transaction).updateTable('clients').set(put).where('id', '=', id).execute()
}
