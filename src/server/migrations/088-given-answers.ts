import { type Kysely, sql } from 'kysely'

/**
 * Answers that people of a client gave to open questions. Staff take them into the next version; an answer is open as long as its question
 * is one of the current version's.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table given_answers (
      document_id uuid not null references documents,
      version_id uuid not null references versions,
      question_key text not null,
      question text not null,
      answer text not null check (answer <> ''),
      given_by uuid not null references accounts,
      given_at timestamptz not null default clock_timestamp(),
      primary key (document_id, question_key, given_by)
    )`.execute(database)
}
