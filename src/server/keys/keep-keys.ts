import { type ProviderId, providerIds } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { openKey, sealKey } from './seal-key.ts'
import { deleteKeptRow, findKeptRow, listKeptRows, putKeptRow, type StoredKeyRow } from './store.ts'

/** The providers' keys that administrators save in the database of this deployment. */
export type Vault = {
  database: Database
  secretKey: string
  /** The id of the administrator's account, or the operator of this machine. */
  actor?: string
}

/** `key` is undefined if it can no longer be opened. */
export type StoredKey = { provider: ProviderId; key: string | undefined; keptAt: Date }

const open = ({ secretKey }: Vault, row: StoredKeyRow): StoredKey => ({
  provider: row.provider,
  key: openKey(secretKey, row.provider, row),
  keptAt: row.keptAt,
})

export async function findKeptKey(vault: Vault, provider: ProviderId): Promise<StoredKey | undefined> {
  const row = await findKeptRow(vault.database, provider)
  return row && open(vault, row)
}

/** Only keys of current providers: a key of one that was removed stays in the database. */
export const listKeptKeys = async (vault: Vault): Promise<StoredKey[]> =>
  (await listKeptRows(vault.database)).filter(({ provider }) => providerIds.includes(provider)).map((row) => open(vault, row))

/** Replaces the previously saved key. */
export async function keepKey(
  { database, secretKey, actor = 'operator' }: Vault,
  provider: ProviderId,
  key: string,
): Promise<void> {
  const sealed = sealKey(secretKey, provider, key)
  await database.transaction().execute(async (transaction) => {
    await putKeptRow(transaction, provider, sealed)
    await recordAudit(transaction, { actor, action: 'key-kept', subject: provider })
  })
}

/** Seals every saved key with a new key of the deployment. Returns their number; throws if one cannot be opened. */
export async function resealKeys(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const rows = await listKeptRows(transaction)
  for (const row of rows) {
    const key = openKey(from, row.provider, row)
    if (key === undefined)
      throw new AppError('conflict', `The key of ${row.provider} does not open with the key that there is: nothing was changed.`, {
        details: `Set the SECRET_KEY that it was saved with, or remove it: npm run key -- remove ${row.provider}`,
      })
    await putKeptRow(transaction, row.provider, { ...sealKey(to, row.provider, key), keptAt: row.keptAt })
  }
  return rows.length
}

/** Returns true if there was one. */
export const removeKey = ({ database, actor = 'operator' }: Vault, provider: ProviderId): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const wasThere = await deleteKeptRow(transaction, provider)
    if (wasThere) await recordAudit(transaction, { actor, action: 'key-removed', subject: provider })
    return wasThere
  })
