import { type Kysely, sql } from 'kysely'

/** A client account also sees the versions that it is asked to review; its lists look for them by account and address. */
export async function up(database: Kysely<unknown>) {
  await sql`create index reviewers_by_account on reviewers (account_id)`.execute(database)
  await sql`create index reviewers_by_person on reviewers (person_key)`.execute(database)
}
