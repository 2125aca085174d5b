import { type Kysely, sql } from 'kysely'

/** Versions that staff have shown to the client's accounts before anybody approved them. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table publications (
      version_id uuid primary key references versions,
      published_by uuid not null references accounts,
      published_at timestamptz not null default clock_timestamp()
    )`.execute(database)
}
