import type { ColumnType } from 'kysely'
import type { ProviderId } from '#shared/document-types.ts'
import type { Database } from '#server/platform/database.ts'
import type { SealedKey } from './seal-key.ts'

type Tables = {
  kept_keys: {
    provider: ProviderId
    sealed_data_key: Buffer
    sealed_key: Buffer
    kept_at: ColumnType<Date, Date | undefined, Date>
  }
}

export type StoredKeyRow = SealedKey & { provider: ProviderId; keptAt: Date }

const rowsOf = (database: Database) =>
  database
    .withTables<Tables>()
    .selectFrom('kept_keys')
    .select(['provider', 'sealed_data_key as sealedDataKey', 'sealed_key as sealedKey', 'kept_at as keptAt'])

export const findKeptRow = (database: Database, provider: ProviderId): Promise<StoredKeyRow | undefined> =>
  rowsOf(database).where('provider', '=', provider).executeTakeFirst()

export const listKeptRows = (database: Database): Promise<StoredKeyRow[]> => rowsOf(database).orderBy('provider').execute()

/** Replaces the previously saved key. */
export async function putKeptRow(
  database: Database,
  provider: ProviderId,
  { sealedDataKey, sealedKey, keptAt = new Date() }: SealedKey & { keptAt?: Date },
): Promise<void> {
  const row = { sealed_data_key: sealedDataKey, sealed_key: sealedKey, kept_at: keptAt }
  await database
    .withTables<Tables>()
    .insertInto('kept_keys')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute()
}

/** Returns true if there was one. */
export async function deleteKeptRow(database: Database, provider: ProviderId): Promise<boolean> {
  const query = database.withTables<Tables>().deleteFrom('kept_keys').where('provider', '=', provider)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}
