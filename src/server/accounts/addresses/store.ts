import { type ColumnType, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

type Tables = {
  accounts: { id: string; username: string; display_name: string; email: string; disabled_at: Date | null }
  address_changes: { account_id: string; email: string; token_hash: Buffer; expires_at: ColumnType<Date, Date, Date> }
}
const own = (database: Database) => database.withTables<Tables>()

/** Hours for which the link in the email is valid. */
const holds = 24
const end = sql<Date>`now() + make_interval(hours => ${holds})`

export const getProfile = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('accounts')
    .leftJoin('address_changes', (join) => join.onRef('account_id', '=', 'accounts.id').on('expires_at', '>', sql<Date>`now()`))
    .select(['username', 'display_name as displayName', 'accounts.email', 'address_changes.email as awaited'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

export const putDisplayName = (transaction: Database, accountId: string, displayName: string) =>
  own(transaction).updateTable('accounts').set({ display_name: displayName }).where('id', '=', accountId).execute()

export async function putAddress(transaction: Database, accountId: string, email: string): Promise<void> {
  await own(transaction).updateTable('accounts').set({ email }).where('id', '=', accountId).execute()
  await deletePendingAddress(transaction, accountId)
}

/** Replaces an earlier request: only the link in the latest email works. */
export async function putPendingAddress(
  transaction: Database,
  { accountId, email, tokenHash }: { accountId: string; email: string; tokenHash: Buffer },
): Promise<void> {
  const row = { email, token_hash: tokenHash, expires_at: end }
  await own(transaction)
    .insertInto('address_changes')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export const deletePendingAddress = (transaction: Database, accountId: string) =>
  own(transaction).deleteFrom('address_changes').where('account_id', '=', accountId).execute()

/** Takes the pending change that the token confirms; undefined if the link is not valid. */
export const confirmPendingAddress = (transaction: Database, tokenHash: Buffer) =>
  own(transaction)
    .deleteFrom('address_changes')
    .using('accounts')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .whereRef('accounts.id', '=', 'account_id')
    .where('disabled_at', 'is', null)
    .returning(['account_id as accountId', 'address_changes.email'])
    .executeTakeFirst()
