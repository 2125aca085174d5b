import { type Kysely, sql } from 'kysely'

/**
 * That an open question was put to somebody of the client. A question is known by its words, which stay while its id may change from
 * version to version; whoever was asked stays named when the contact goes.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table asked_questions (
      id uuid primary key default gen_random_uuid(),
      client text not null,
      document_id uuid not null references documents on delete cascade,
      version_id uuid not null references versions on delete cascade,
      question_key text not null,
      question text not null,
      contact_id uuid references contacts on delete set null,
      name text not null,
      email_key text,
      note text not null,
      asked_by uuid not null references accounts,
      asked_at timestamptz not null default clock_timestamp(),
      unique (document_id, question_key, contact_id)
    )`.execute(database)
  await sql`create index asked_questions_of_client on asked_questions (client)`.execute(database)
}
