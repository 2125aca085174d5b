import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/**
 * Lists staff accounts that want the weekly report and have not received that of the week beginning on `monday`, in the order of their ids
 * after `after`, locked until the transaction ends.
 */
export async function lockDueReports(
  transaction: Database,
  { after, most, monday }: { after: string; most: number; monday: string },
) {
  const { rows } = await sql<{ id: string }>`
    select accounts.id from accounts join preferences on account_id = accounts.id
    where accounts.id > ${after}::uuid and disabled_at is null and trim(email) <> '' and client is null and weekly_report
      and (notifications ->> 'email')::boolean and (reported_week is null or reported_week < ${monday}::date)
    order by accounts.id limit ${most} for update of accounts skip locked`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Records that the report was sent. Returns false if another server has sent it between the query and the lock. */
export async function keepReported(transaction: Database, accountId: string, monday: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update preferences set reported_week = ${monday}::date
    where account_id = ${accountId} and (reported_week is null or reported_week < ${monday}::date)`.execute(transaction)
  return numAffectedRows === 1n
}
