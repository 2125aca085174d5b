import { type Kysely, sql } from 'kysely'

/**
 * An account's questions about documents. A conversation has one scope for good: a document, a project, a client, or everything, which is
 * for staff. `quoted` lists the clients whose documents its answers quote, so that their erasure reaches it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table conversations (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      title text not null check (char_length(title) <= 200),
      client text,
      project_id uuid references projects on delete cascade,
      document_id uuid references documents on delete cascade,
      quoted text[] not null default '{}',
      archived_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp(),
      check (project_id is null or document_id is null),
      check (client is not null or (project_id is null and document_id is null))
    )`.execute(database)
  await sql`create index conversations_of_account on conversations (account_id, changed_at desc)`.execute(database)
  await sql`create index conversations_of_project on conversations (project_id) where project_id is not null`.execute(database)
  await sql`create index conversations_of_document on conversations (document_id) where document_id is not null`.execute(database)
}
