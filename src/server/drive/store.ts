import { type ColumnType, sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'

export type SyncState = 'waiting' | 'synced' | 'failed'

type Tables = {
  folders: { client: ClientId; created_at: ColumnType<Date, undefined, never> }
  drive_folders: { client: string; folder_id: string; link: string }
  drive_files: {
    document_id: string
    file_id: string | null
    link: string | null
    version_id: string | null
    state: SyncState
    error: string | null
    changed_at: ColumnType<Date, undefined, Date>
  }
}

/** Creates the folders that are missing. */
export async function keepFolders(database: Database, clients: ClientId[]): Promise<void> {
  if (clients.length === 0) return
  await database
    .withTables<Tables>()
    .insertInto('folders')
    .values(clients.map((client) => ({ client })))
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute()
}

const own = (database: Database) => database.withTables<Tables>()

export const findFolder = (database: Database, client: string) =>
  own(database).selectFrom('drive_folders').where('client', '=', client).select(['folder_id as id', 'link']).executeTakeFirst()

export async function keepFolder(database: Database, { client, id, link }: { client: string; id: string; link: string }) {
  const kept = { folder_id: id, link }
  await own(database)
    .insertInto('drive_folders')
    .values({ client, ...kept })
    .onConflict((conflict) => conflict.column('client').doUpdateSet(kept))
    .execute()
}

export const findFile = (database: Database, documentId: string) =>
  own(database)
    .selectFrom('drive_files')
    .where('document_id', '=', documentId)
    .select(['file_id as fileId', 'link', 'version_id as versionId', 'state', 'error'])
    .executeTakeFirst()

/** Returns the Drive links of the documents that have a file there. */
export async function listFileLinks(database: Database, documentIds: string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map()
  const query = own(database).selectFrom('drive_files').where('document_id', 'in', documentIds).where('link', 'is not', null)
  const rows = await query.select(['document_id as id', 'link']).execute()
  return new Map(rows.map(({ id, link }) => [id, link!]))
}

type StoredFile = { state: SyncState; error?: string | null; fileId?: string; link?: string; versionId?: string }

/** Members that are left out do not change. */
export async function keepFile(database: Database, documentId: string, kept: StoredFile): Promise<void> {
  const { state, error = null, fileId, link, versionId } = kept
  const found = { ...(fileId !== undefined && { file_id: fileId }), ...(link !== undefined && { link }) }
  const row = { state, error, ...found, ...(versionId !== undefined && { version_id: versionId }) }
  await own(database)
    .insertInto('drive_files')
    .values({ document_id: documentId, ...row })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
    .execute()
}
