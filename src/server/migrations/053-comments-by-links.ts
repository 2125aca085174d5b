import { type Kysely, sql } from 'kysely'

/** Anyone with a link that allows it comments under a name that they enter; the comment stores the link. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table links add column may_comment boolean not null default false`.execute(database)
  for (const table of ['threads', 'comments'])
    await sql`
      alter table ${sql.id(table)} add column link_id uuid references links, add check ((guest is null) = (link_id is null))`.execute(
      database,
    )
  await sql`alter table threads add check (guest is null or not internal)`.execute(database)
  await sql`create index comments_link on comments (link_id) where link_id is not null`.execute(database)
  await sql`create index threads_link on threads (link_id) where link_id is not null`.execute(database)
  await sql`alter table link_visits drop constraint link_visits_what_check`.execute(database)
  await sql`
    alter table link_visits add constraint link_visits_what_check
      check (what in ('opened', 'downloaded', 'refused', 'commented'))`.execute(database)
}
