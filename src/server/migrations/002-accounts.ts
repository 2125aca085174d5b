import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      username text not null,
      username_key text not null unique,
      display_name text not null,
      email text not null default '',
      client text,
      password_hash text not null,
      created_at timestamptz not null default now(),
      password_changed_at timestamptz not null default now(),
      disabled_at timestamptz
    )`.execute(database)
  await sql`
    create table sign_ins (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index sign_ins_account on sign_ins (account_id)`.execute(database)
  await sql`create index sign_ins_expiry on sign_ins (expires_at)`.execute(database)
  await sql`
    create table sign_in_throttle (
      subject text primary key,
      attempts integer not null,
      until timestamptz not null
    )`.execute(database)
  await sql`create index sign_in_throttle_until on sign_in_throttle (until)`.execute(database)
  await createAuditTrail(database)
}

/** Details are text, not jsonb: the hash covers their bytes. */
async function createAuditTrail(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_trail (
      id bigint primary key,
      at timestamptz(3) not null,
      actor text not null,
      action text not null,
      subject text not null,
      details text not null,
      previous_hash bytea not null unique,
      hash bytea not null
    )`.execute(database)
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit trail is only added to'; end $$`.execute(database)
  await sql`
    create trigger audit_trail_is_kept before update or delete or truncate on audit_trail
    for each statement execute function refuse_audit_change()`.execute(database)
}
