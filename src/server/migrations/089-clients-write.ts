import { type Kysely, sql } from 'kysely'

/** Accounts of a client read, approve and answer; staff may let them write documents, too. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table client_rights add column writes boolean not null default false`.execute(database)
}
