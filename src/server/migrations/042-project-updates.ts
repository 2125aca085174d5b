import { type Kysely, sql } from 'kysely'

/** Updates on a project's health, with author and time; never edited. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table project_updates (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      account uuid not null references accounts,
      health text not null check (health in ('on-track', 'at-risk', 'off-track')),
      text text not null check (char_length(text) between 1 and 4000),
      at timestamptz not null default clock_timestamp()
    )`.execute(database)
  await sql`create index updates_of_project on project_updates (project_id, at desc)`.execute(database)
}
