import { type Kysely, sql } from 'kysely'

/** Questions and their answers. An answer that was requested again is stored beside the first. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations on delete cascade,
      question_id uuid references messages on delete cascade,
      place bigint generated always as identity,
      text text not null check (char_length(text) <= 4000),
      state text not null check (state in ('running', 'done', 'stopped', 'failed')),
      answer json,
      created_at timestamptz not null default clock_timestamp(),
      check (question_id is not null or (state = 'done' and answer is null)),
      check ((answer is not null) = (question_id is not null and state = 'done'))
    )`.execute(database)
  await sql`create index messages_of_conversation on messages (conversation_id, place)`.execute(database)
  await sql`create index messages_of_question on messages (question_id) where question_id is not null`.execute(database)
}
