import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
    create table made_files (
      id uuid primary key default gen_random_uuid(),
      generation_id uuid not null references generations,
      name text not null,
      media_type text not null,
      hash text not null,
      bytes bytea not null check (octet_length(bytes) between 1 and 10485760),
      created_at timestamptz not null default clock_timestamp(),
      unique (generation_id, hash)
    )`.execute(database)
}
