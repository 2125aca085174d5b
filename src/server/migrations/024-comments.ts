import { type Kysely, sql } from 'kysely'

/**
 * A thread belongs to words of one version, which never changes, so its place stays true; in other versions the words are searched.
 * Comments are deleted only with their document, when a client's data is erased.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table versions add unique (id, document_id)`.execute(database)
  await sql`
    create table threads (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null,
      version_id uuid not null,
      section_id text not null,
      block_id text not null,
      part text not null,
      starts integer not null check (starts >= 0),
      ends integer not null check (starts < ends),
      quote text not null check (char_length(quote) between 1 and 2000),
      internal boolean not null,
      created_by uuid references accounts,
      guest text check (guest <> ''),
      created_at timestamptz not null default clock_timestamp(),
      resolved_by uuid references accounts,
      resolved_at timestamptz,
      check ((created_by is null) <> (guest is null)),
      check ((resolved_by is null) = (resolved_at is null)),
      foreign key (version_id, document_id) references versions (id, document_id) on delete cascade
    )`.execute(database)
  await sql`create index threads_of_document on threads (document_id)`.execute(database)
  await sql`
    create table comments (
      id uuid primary key default gen_random_uuid(),
      thread_id uuid not null references threads on delete cascade,
      account_id uuid references accounts,
      guest text check (guest <> ''),
      text text not null,
      created_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz,
      deleted_at timestamptz,
      check ((account_id is null) <> (guest is null)),
      check (case when deleted_at is null then char_length(text) between 1 and 4000 else text = '' end)
    )`.execute(database)
  await sql`create index comments_of_thread on comments (thread_id, created_at)`.execute(database)
}
