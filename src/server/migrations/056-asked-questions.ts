import { type Kysely, sql } from 'kysely'

/**
 * An open question that was put to a contact of the client. It is found by its text, because its id may change from version to version; the
 * contact's name remains when the contact is deleted.
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
