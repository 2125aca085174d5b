import { sql, type Kysely } from 'kysely'

/** Browsers in which an account has signed in before, each by the hash of a token that only the browser has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table devices (
      token_hash bytea not null,
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      primary key (token_hash, account_id)
    )`.execute(database)
  await sql`create index devices_of_account on devices (account_id, used_at)`.execute(database)
}
