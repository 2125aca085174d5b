import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { identifyFile } from './identify-file.ts'

/** A file that a hosted tool has made for a generation. */
export type MadeFile = { id: string; name: string; mediaType: string; size: number }
type Tables = {
  made_files: { id: string; generation_id: string; name: string; media_type: string; bytes: Buffer; created_at: Date }
}

/** Maximum stored files of one generation. */
export const mostFiles = 20

/** Stores a file once, even if a later attempt makes it again; returns the name under which it is stored, if it is. */
export async function keepMadeFile(
  database: Database,
  generationId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string | undefined> {
  const file = identifyFile(name, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { rows } = await sql`
    insert into made_files (generation_id, name, media_type, hash, bytes)
    select ${generationId}, ${file.name}, ${file.mediaType}, ${hash}, ${Buffer.from(bytes)}
    where (select count(*) from made_files where generation_id = ${generationId}) < ${mostFiles}
    on conflict (generation_id, hash) do update set hash = excluded.hash
    returning id`.execute(database)
  return rows.length > 0 ? file.name : undefined
}

const filesOf = (database: Database, generationId: string) =>
  database.withTables<Tables>().selectFrom('made_files').where('generation_id', '=', generationId)

export const listMadeFiles = (database: Database, generationId: string): Promise<MadeFile[]> =>
  filesOf(database, generationId)
    .select(['id', 'name', 'media_type as mediaType', sql<number>`octet_length(bytes)`.as('size')])
    .orderBy('created_at')
    .execute()

export const findMadeFile = (database: Database, generationId: string, id: string) =>
  filesOf(database, generationId).select(['name', 'media_type as mediaType', 'bytes']).where('id', '=', id).executeTakeFirst()
