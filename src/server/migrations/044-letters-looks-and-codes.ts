import { type Kysely, sql } from 'kysely'

/**
 * The letter that asks somebody to review, where a mail server is set up. When an account last looked at a document and at which
 * version, and the same of its visit before. Links that check an address by a code that is sent to it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table reviewers add column letter_id uuid unique references letters on delete set null`.execute(database)
  await sql`
    create table document_looks (
      account_id uuid not null references accounts on delete cascade,
      document_id uuid not null references documents on delete cascade,
      version_id uuid not null,
      looked_at timestamptz not null default now(),
      version_before uuid,
      looked_before timestamptz,
      primary key (account_id, document_id),
      foreign key (version_id, document_id) references versions (id, document_id) on delete cascade,
      check ((version_before is null) = (looked_before is null))
    )`.execute(database)
  await sql`create index document_looks_document on document_looks (document_id)`.execute(database)
  await sql`
    alter table links add column checks_email boolean not null default false, add check (asks_email or not checks_email)`.execute(
    database,
  )
  await sql`
    create table link_codes (
      link_id uuid not null references links on delete cascade,
      email_key text not null,
      code_hash bytea not null,
      expires_at timestamptz not null,
      tries_left integer not null,
      primary key (link_id, email_key)
    )`.execute(database)
}
