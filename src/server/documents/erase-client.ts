import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import {
  beginErasure,
  countClientRows,
  deleteUnusedTemplates,
  deleteClientRows,
  emptyAccounts,
  listBackups,
  listClientTemplates,
  listClientRows,
} from './erasure/store.ts'

export type Erased = { counts: Record<string, number>; backups: { file: string; madeAt: Date }[] }

const found = (counts: [string, number][]) => Object.fromEntries(counts.filter(([, count]) => count > 0))

/** Counts the client's rows in each table; changes nothing. */
export async function countClientData(database: Database, client: string): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  for (const reach of await listClientRows(database, client)) counts.push([reach.table, await countClientRows(database, reach)])
  return found(counts)
}

/**
 * Deletes all data of a client in one transaction: if it fails, nothing is deleted and it can be started again. The audit trail records how
 * much was deleted and which backups still contain it.
 */
export const eraseClient = (database: Database, { client, by }: { client: string; by: string }): Promise<Erased> =>
  database.transaction().execute(async (transaction) => {
    const reach = await listClientRows(transaction, client)
    await beginErasure(transaction, { client, by, reach })
    const lent = await listClientTemplates(transaction, client)
    const deleted: [string, number][] = []
    for (const one of reach) deleted.push([one.table, await deleteClientRows(transaction, one)])
    deleted.push(['templates', await deleteUnusedTemplates(transaction, lent)])
    deleted.push(['accounts', await emptyAccounts(transaction, client)])
    const [counts, backups] = [found(deleted), await listBackups(transaction)]
    const details = { ...counts, backups: backups.map(({ file }) => file).join(', ') }
    await recordAudit(transaction, { actor: by, action: 'client-erased', subject: client, details })
    return { counts, backups }
  })
