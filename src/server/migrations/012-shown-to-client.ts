import { type Kysely, sql } from 'kysely'

/** When the newest version that a document's own firm is shown was written; by it, the firm's list is found without a look at every version. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table documents add column shown_at timestamptz`.execute(database)
  await sql`
    update documents set shown_at = (
      select versions.created_at from versions
      where versions.document_id = documents.id
        and (exists (select from approvals where approvals.version_id = versions.id)
          or exists (select from accounts where accounts.id = versions.created_by and accounts.client = documents.client))
      order by ordinal desc limit 1
    )`.execute(database)
  await sql`create index documents_shown_to_client on documents (client, shown_at desc) where shown_at is not null`.execute(
    database,
  )
}
