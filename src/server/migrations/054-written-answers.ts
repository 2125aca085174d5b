import { type Kysely, sql } from 'kysely'

/**
 * A model may write an answer sentence by sentence: whole sentences are stored while it is written and after a stop. Its requests are in
 * the ledger beside those of documents, under the account that asked, also after the conversation is deleted.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table messages drop constraint messages_check1`.execute(database)
  await sql`
    alter table messages add constraint messages_answer_check
      check (case when question_id is null then answer is null else answer is not null or state <> 'done' end)`.execute(database)
  await sql`
    alter table attempts alter column generation_id drop not null,
      add column account_id uuid references accounts on delete cascade,
      add column message_id uuid references messages on delete set null,
      add constraint attempts_asked_for_check check ((generation_id is null) = (account_id is not null)),
      add constraint attempts_message_check check (message_id is null or account_id is not null)`.execute(database)
  await sql`create index attempts_of_message on attempts (message_id) where message_id is not null`.execute(database)
  await sql`create index attempts_of_account on attempts (account_id) where account_id is not null`.execute(database)
}
