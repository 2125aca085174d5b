import { type Kysely, sql } from 'kysely'

/** The vendors are listed in `shared/document-types.ts` alone: a new one needs no migration. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table kept_keys drop constraint kept_keys_provider_check`.execute(database)
}
