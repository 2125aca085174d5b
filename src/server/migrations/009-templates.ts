import { type Kysely, sql } from 'kysely'

/** The styles of an uploaded document, from its generation to the versions made from it. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table templates (
      id uuid primary key default gen_random_uuid(),
      hash text not null,
      remarks json not null,
      bytes bytea check (octet_length(bytes) between 1 and 10485760),
      created_at timestamptz not null default now()
    )`.execute(database)
  await sql`alter table generations add column template_id uuid references templates`.execute(database)
  await sql`alter table versions add column template_id uuid references templates`.execute(database)
}
