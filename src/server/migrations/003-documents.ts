import { type Kysely, sql } from 'kysely'

/** JSON is stored as `json`, not `jsonb`, so that its bytes do not change. */
export async function up(database: Kysely<unknown>) {
  await addGenerations(database)
  await addDocuments(database)
  await addVersions(database)
  await addExports(database)
}

async function addGenerations(database: Kysely<unknown>) {
  await sql`
    create table generations (
      id uuid primary key,
      account_id uuid not null references accounts,
      key text not null,
      request_hash text not null,
      brief json not null,
      output_format text not null,
      use_agent boolean not null,
      created_at timestamptz not null default now()
    )`.execute(database)
  await sql`
    create table uploads (
      generation_id uuid primary key references generations,
      filename text not null,
      bytes bytea not null
    )`.execute(database)
}

async function addDocuments(database: Kysely<unknown>) {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      type text not null,
      client text not null,
      project text not null,
      project_key text not null,
      current_version uuid,
      changed_at timestamptz not null default now(),
      unique (type, client, project_key)
    )`.execute(database)
  await sql`create index documents_newest on documents (changed_at desc)`.execute(database)
  await sql`create index documents_newest_of_client on documents (client, changed_at desc)`.execute(database)
}

async function addVersions(database: Kysely<unknown>) {
  await sql`
    create table versions (
      id uuid primary key default gen_random_uuid(),
      document_id uuid not null references documents,
      ordinal integer not null,
      number text not null,
      title text not null,
      brief json not null,
      solution json not null,
      content json not null,
      content_hash text not null,
      output_format text not null,
      writer text not null,
      changelog text not null,
      generation_id uuid unique references generations,
      created_by uuid not null references accounts,
      created_at timestamptz not null default now(),
      unique (document_id, ordinal),
      unique (document_id, number)
    )`.execute(database)
  await sql`alter table documents add foreign key (current_version) references versions`.execute(database)
  await sql`
    create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'a version is never changed or deleted'; end $$`.execute(database)
  await sql`
    create trigger versions_stay before update or delete on versions
    for each row execute function refuse_change()`.execute(database)
}

async function addExports(database: Kysely<unknown>) {
  await sql`
    create table exports (
      hash text primary key,
      version_id uuid not null references versions,
      format text not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    )`.execute(database)
}
