import type { ColumnType } from 'kysely'
import type { ClientId } from '#shared/firm.ts'
import type { Database } from '#server/platform/database.ts'

type Tables = { folders: { client: ClientId; created_at: ColumnType<Date, undefined, never> } }

/** Makes the folders that are missing. */
export async function keepFolders(database: Database, clients: ClientId[]): Promise<void> {
  if (clients.length === 0) return
  await database
    .withTables<Tables>()
    .insertInto('folders')
    .values(clients.map((client) => ({ client })))
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute()
}
