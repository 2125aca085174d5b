import { sql, type ColumnType, type Generated, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { deviceLife, mostDevices } from '../policy.ts'

type Tables = {
  devices: { token_hash: Buffer; account_id: string; created_at: Generated<Date>; used_at: ColumnType<Date, undefined, Date> }
}
const own = (database: Database | Transaction<unknown>): Kysely<Tables> => database.withTables<Tables>()

const since = sql<Date>`now() - make_interval(secs => ${deviceLife})`

/** Lists the accounts that signed in with a device and have not changed their password since. */
export async function listAccountsOfDevice(database: Database, tokenHash: Buffer): Promise<string[]> {
  const query = own(database).selectFrom('devices').select('account_id').where('token_hash', '=', tokenHash)
  return (await query.where('used_at', '>', since).execute()).map((row) => row.account_id)
}

export async function keepDevice(transaction: Transaction<unknown>, device: { tokenHash: Buffer; accountId: string }) {
  const { tokenHash, accountId } = device
  await own(transaction)
    .insertInto('devices')
    .values({ token_hash: tokenHash, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ used_at: sql`now()` }))
    .execute()
  const ofAccount = own(transaction).selectFrom('devices').select('token_hash').where('account_id', '=', accountId)
  await own(transaction)
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', ofAccount.orderBy('used_at', 'desc').limit(mostDevices))
    .execute()
}

export const forgetDevicesOf = (transaction: Transaction<unknown>, accountId: string) =>
  own(transaction).deleteFrom('devices').where('account_id', '=', accountId).execute()

/** Skips rows that another transaction has locked. */
export async function forgetOldDevices(database: Database): Promise<void> {
  const old = own(database).selectFrom('devices').select('token_hash').where('used_at', '<', since)
  await own(database).deleteFrom('devices').where('token_hash', 'in', old.forUpdate().skipLocked()).execute()
}
