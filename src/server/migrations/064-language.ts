import { type Kysely, sql } from 'kysely'

/** What an account reads the interface in, where it has chosen. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table preferences add column language text check (language in ('en', 'de'))`.execute(database)
}
