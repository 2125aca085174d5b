import { sql, type Kysely } from 'kysely'

/** An account's preferences where they differ from the defaults, and addresses that are not confirmed yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table preferences (
      account_id uuid primary key references accounts on delete cascade,
      notifications jsonb not null,
      digest text not null check (digest in ('off', 'daily', 'weekly')),
      theme text not null check (theme in ('dark', 'light')),
      retention_days integer not null check (retention_days between 7 and 3650)
    )`.execute(database)
  await sql`
    create table address_changes (
      account_id uuid primary key references accounts on delete cascade,
      email text not null,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(database)
}
