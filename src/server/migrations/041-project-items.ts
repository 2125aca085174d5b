import { type Kysely, sql } from 'kysely'

/** Only items of a plan that a person changed or added have a row; the plan itself is in the facts. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table project_items (
      project_id uuid not null references projects on delete cascade,
      key text not null check (char_length(key) between 1 and 40),
      kind text not null check (kind in ('stage', 'milestone', 'task')),
      is_own boolean not null,
      title text not null check (char_length(title) between 1 and 2000),
      state text not null check (state in ('todo', 'doing', 'done', 'dropped')),
      assignee text not null,
      due_on date,
      done_on date,
      position integer not null,
      parent_key text,
      dismissed_at timestamptz,
      primary key (project_id, key),
      check ((done_on is not null) = (state = 'done'))
    )`.execute(database)
}
