import { type Kysely, sql } from 'kysely'

/**
 * A project is a client and a project name. It begins with its first document, by any account and any call, so the database adds its row.
 * Staff may also begin one before there is a document.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table projects (
      id uuid primary key default gen_random_uuid(),
      client text not null,
      project_key text not null,
      name text not null check (name <> ''),
      status text not null default 'planning' check (status in ('planning', 'in-progress', 'on-hold', 'completed')),
      held_from text check (held_from in ('planning', 'in-progress', 'completed')),
      health text not null default 'on-track' check (health in ('on-track', 'at-risk', 'off-track')),
      lead text not null default '',
      starts_on date,
      ends_on date,
      archived_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp(),
      unique (client, project_key),
      check (ends_on >= starts_on),
      check ((held_from is not null) = (status = 'on-hold'))
    )`.execute(database)
  await sql`create index documents_of_project on documents (client, project_key)`.execute(database)
  await sql`
    create function begin_project() returns trigger language plpgsql as $$
    begin
      insert into projects (client, project_key, name) values (new.client, new.project_key, new.project)
      on conflict (client, project_key) do nothing;
      return new;
    end $$`.execute(database)
  await sql`create trigger document_begins_project after insert on documents for each row execute function begin_project()`.execute(
    database,
  )
  await sql`
    insert into projects (client, project_key, name)
    select distinct on (client, project_key) client, project_key, project from documents order by client, project_key, changed_at
    on conflict (client, project_key) do nothing`.execute(database)
}
