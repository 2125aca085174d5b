import { type Kysely, sql } from 'kysely'

/** Of a link, the database has its hash, by which it is found, and what only the key of the deployment opens. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table grants (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents,
      email text not null,
      email_key text not null check (email_key <> ''),
      role text not null check (role in ('reader', 'writer')),
      shared_by uuid not null references accounts,
      shared_at timestamptz not null default now(),
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      unique (document_id, email_key)
    )`.execute(database)
  await sql`create index grants_address on grants (email_key) where revoked_at is null`.execute(database)
  await sql`create index grants_sharer on grants (shared_by, shared_at desc) where revoked_at is null`.execute(database)
  await sql`
    create table invitations (
      grant_id uuid primary key references grants on delete cascade,
      subject text not null,
      text text not null,
      sealed_token bytea not null
    )`.execute(database)
}
