import { sql, type Kysely } from 'kysely'

/** The passkeys of an account, and challenges that are not answered yet: each is valid for minutes, and once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      label text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(database)
  await sql`create index passkeys_account on passkeys (account_id)`.execute(database)
  await sql`
    create table passkey_challenges (
      token_hash bytea not null,
      purpose text not null check (purpose in ('sign-in', 'add')),
      account_id uuid not null references accounts on delete cascade,
      challenge text not null,
      password_hash text not null,
      counted json not null,
      expires_at timestamptz not null,
      primary key (token_hash, purpose)
    )`.execute(database)
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(database)
}
