import { type Kysely, sql } from 'kysely'

/** Links for no particular person: several for a document, each with its requirements and rights, and their visits. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table links (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents,
      version_id uuid,
      label text not null,
      token_hash bytea not null unique,
      sealed_token bytea not null,
      password_hash text,
      asks_email boolean not null,
      may_download boolean not null,
      watermark boolean not null,
      created_by uuid not null references accounts,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      foreign key (version_id, document_id) references versions (id, document_id)
    )`.execute(database)
  await sql`create index links_document on links (document_id, created_at desc) where revoked_at is null`.execute(database)
  await sql`
    create table link_visits (
      id bigint generated always as identity primary key,
      link_id uuid not null references links on delete cascade,
      at timestamptz not null default now(),
      what text not null check (what in ('opened', 'downloaded', 'refused')),
      email text,
      network text not null,
      agent text not null
    )`.execute(database)
  await sql`create index link_visits_link on link_visits (link_id, id desc)`.execute(database)
}
