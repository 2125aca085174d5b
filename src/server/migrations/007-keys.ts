import { type Kysely, sql } from 'kysely'

/** A vendor's key is sealed with a key of its own, and that one with the key of the deployment. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table kept_keys (
      provider text primary key check (provider in ('claude', 'openai')),
      sealed_data_key bytea not null,
      sealed_key bytea not null,
      kept_at timestamptz not null default now()
    )`.execute(database)
}
