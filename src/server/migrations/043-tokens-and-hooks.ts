import { type Kysely, sql } from 'kysely'

/**
 * Tokens with which programs sign in for an account: only a hash is stored, and the last characters, to recognise each in a list. And
 * webhooks for events of documents, with each message to them.
 */
export async function up(database: Kysely<unknown>) {
  await addTokens(database)
  await addHooks(database)
}

async function addTokens(database: Kysely<unknown>) {
  await sql`
    create table tokens (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      name text not null check (char_length(name) between 1 and 100),
      token_hash bytea not null unique,
      ending text not null,
      may text not null check (may in ('read', 'write')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
      used_at timestamptz,
      revoked_at timestamptz
    )`.execute(database)
  await sql`create index tokens_account on tokens (account_id, created_at desc) where revoked_at is null`.execute(database)
}

async function addHooks(database: Kysely<unknown>) {
  await sql`
    create table hooks (
      id uuid primary key default gen_random_uuid(),
      url text not null check (char_length(url) <= 2000),
      sealed_secret bytea not null,
      events text[] not null check (cardinality(events) > 0),
      client text,
      created_by uuid not null references accounts,
      created_at timestamptz not null default now(),
      failed_in_a_row integer not null default 0,
      disabled_at timestamptz,
      disabled_for text,
      check ((disabled_at is null) = (disabled_for is null))
    )`.execute(database)
  await sql`
    create table hook_deliveries (
      id uuid primary key default gen_random_uuid(),
      hook_id uuid not null references hooks on delete cascade,
      document_id uuid references documents on delete cascade,
      event text not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      status integer,
      error text,
      created_at timestamptz not null default now(),
      tried_at timestamptz
    )`.execute(database)
  await sql`create index hook_deliveries_hook on hook_deliveries (hook_id, created_at desc)`.execute(database)
  await sql`create index hook_deliveries_document on hook_deliveries (document_id)`.execute(database)
}
