import type { ColumnType } from 'kysely'
import type { Format } from '#shared/formats.ts'
import type { Database } from '#server/platform/database.ts'

type Tables = {
  exports: { hash: string; version_id: string; format: Format; bytes: Buffer; created_at: ColumnType<Date, undefined, never> }
}

export async function findExport(database: Database, hash: string): Promise<Uint8Array | undefined> {
  const found = await database
    .withTables<Tables>()
    .selectFrom('exports')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found?.bytes
}

export async function keepExport(database: Database, kept: { hash: string; versionId: string; format: Format; bytes: Uint8Array }) {
  const { hash, versionId, format, bytes } = kept
  await database
    .withTables<Tables>()
    .insertInto('exports')
    .values({ hash, version_id: versionId, format, bytes: Buffer.from(bytes) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}
