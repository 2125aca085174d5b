import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import type { DocumentTables } from '../document-tables.ts'

/** The styles taken from an uploaded document. */
export type Template = { bytes: Uint8Array | null; warnings: string[] }

const templates = (database: Database) => database.withTables<DocumentTables>()

/** Saves a template and returns its id. */
export async function addTemplate(transaction: Database, { bytes, warnings }: Template): Promise<string> {
  const hash = createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
  const row = { hash, remarks: JSON.stringify(warnings), bytes: bytes && Buffer.from(bytes) }
  const { id } = await templates(transaction).insertInto('templates').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the template of a version. There is no check of rights: the caller must have the id from a version that the viewer may see. */
export async function findTemplateBytes(database: Database, id: string): Promise<Uint8Array | null> {
  const found = await templates(database).selectFrom('templates').select('bytes').where('id', '=', id).executeTakeFirst()
  return found?.bytes ?? null
}
