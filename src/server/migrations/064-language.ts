import { type Kysely, sql } from 'kysely'

/** The language of the interface, if the account has chosen one. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table preferences add column language text check (language in ('en', 'de'))`.execute(database)
}
