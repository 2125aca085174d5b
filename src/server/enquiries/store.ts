import { type ColumnType, type Generated, sql } from 'kysely'
import { enquiryLimits, type EnquiryState } from '#shared/limits.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { keptAfterClosing } from './policy.ts'

type Tables = {
  enquiries: {
    id: Generated<string>
    name: string
    email: string
    organisation: string
    message: string
    state: ColumnType<EnquiryState, undefined, EnquiryState>
    settled_by: string | null
    settled_at: Date | null
    at: ColumnType<Date, undefined, never>
  }
}
const own = (database: Database) => database.withTables<Tables>()

export type NewEnquiry = { name: string; email: string; organisation: string; message: string }

/** Returns true if it was saved: the same message from the same address within an hour is saved once. */
export async function addEnquiry(transaction: Database, { name, email, organisation, message }: NewEnquiry): Promise<boolean> {
  const { rows } = await sql`
    insert into enquiries (name, email, organisation, message)
    select ${name}, ${email}, ${organisation}, ${message}
    where not exists (
      select from enquiries where email = ${email} and message = ${message} and at > now() - interval '1 hour')
    returning id`.execute(transaction)
  return rows.length > 0
}

export async function countOfLastHour(transaction: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from enquiries where at > now() - interval '1 hour'`.execute(transaction)
  return rows[0]!.count
}

export type FoundEnquiry = NewEnquiry & {
  id: string
  state: EnquiryState
  at: Date
  settledBy: string | null
  settledAt: Date | null
}
const inState = prepareQuery<FoundEnquiry>(
  'list-enquiries',
  `select enquiries.id, name, enquiries.email, organisation, message, state, at, display_name as "settledBy", settled_at as "settledAt"
  from enquiries left join accounts on accounts.id = settled_by
  where state = $1 order by at desc limit $2`,
)
/** Newest first. */
export const listEnquiries = (database: Database, state: EnquiryState, most: number = enquiryLimits.list) =>
  inState(database, [state, most])

const byState = prepareQuery<{ state: EnquiryState; count: number }>(
  'count-enquiries',
  `select state, count(*)::int as count from enquiries group by state`,
)
export async function countEnquiries(database: Database): Promise<Record<EnquiryState, number>> {
  const counts = { new: 0, answered: 0, closed: 0 }
  for (const { state, count } of await byState(database)) counts[state] = count
  return counts
}

/** Returns true if the enquiry exists. An enquiry set back to new has no one who handled it. */
export async function updateEnquiry(
  transaction: Database,
  { id, state, accountId }: { id: string; state: EnquiryState; accountId: string },
): Promise<boolean> {
  const isNew = state === 'new'
  const { numUpdatedRows } = await own(transaction)
    .updateTable('enquiries')
    .set({ state, settled_by: isNew ? null : accountId, settled_at: isNew ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes enquiries that were closed long ago. */
export const forgetClosed = (database: Database) =>
  sql`
    delete from enquiries
    where state = 'closed' and settled_at < now() - make_interval(days => ${keptAfterClosing})`.execute(database)
