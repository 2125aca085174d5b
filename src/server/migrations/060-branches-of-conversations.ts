import { type Kysely, sql } from 'kysely'

/**
 * A question names the one that it was asked after, so that asking it otherwise begins a branch beside it. Until now each followed the
 * one before.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table messages add column follows uuid references messages on delete cascade,
      add constraint messages_follows_check check (follows is null or question_id is null)`.execute(database)
  await sql`
    update messages set follows = earlier.id
    from (select id as question, lag(id) over (partition by conversation_id order by place) as id from messages where question_id is null)
      earlier
    where messages.id = earlier.question`.execute(database)
  await sql`create index messages_following on messages (follows) where follows is not null`.execute(database)
}
