import { type Kysely, sql } from 'kysely'

/** Activity on documents from the audit trail, by client, project and document; each entry once. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table activity (
      audit_id bigint primary key,
      at timestamptz not null,
      actor text not null,
      verb text not null,
      client text not null,
      project_key text not null,
      document_id uuid not null references documents,
      version_id uuid references versions,
      details json not null
    )`.execute(database)
  await sql`create index activity_document on activity (document_id, audit_id desc)`.execute(database)
  await sql`create index activity_client on activity (client, audit_id desc)`.execute(database)
}
