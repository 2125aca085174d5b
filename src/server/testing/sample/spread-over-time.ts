import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { SampleDocument } from './write-sample-documents.ts'

/** What of a document has a time, by the column that names the document. */
const ofDocuments: [table: string, column: string, document: string][] = [
  ['versions', 'created_at', 'document_id'],
  ['version_texts', 'at', 'document_id'],
  ['activity', 'at', 'document_id'],
  ['documents', 'changed_at', 'id'],
  ['documents', 'shown_at', 'id'],
  ['threads', 'created_at', 'document_id'],
]
/** By the version that they are of. */
const ofVersions: [table: string, column: string][] = [
  ['given_approvals', 'approved_at'],
  ['publications', 'published_at'],
  ['reviews', 'asked_at'],
]

/**
 * All of it was done within a minute: dates are moved back, so that there is a year to look at, the last month of it full. What is
 * otherwise never changed is changed here, by the owner of the database and past its triggers; the audit trail, which is chained,
 * keeps the time at which the sample was made.
 */
export async function spreadOverTime(database: Database, documents: SampleDocument[]): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const hours = documents.map(({ project }, at) => project.daysAgo * 24 - (at % 5) * 3)
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`create temporary table moved_back on commit drop as
      select id, make_interval(hours => hours) as back from unnest(${ids}::uuid[], ${hours}::int[]) moved (id, hours)`.execute(
      transaction,
    )
    for (const [table, column, document] of ofDocuments)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - back
        from moved_back where moved_back.id = ${sql.ref(`${table}.${document}`)}`.execute(transaction)
    for (const [table, column] of ofVersions)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - greatest(back - interval '20 hours', '0')
        from moved_back join versions on versions.document_id = moved_back.id where versions.id = version_id`.execute(transaction)
    await sql`
      update projects set created_at = first, changed_at = last from (
        select client, project_key, min(created_at) as first, max(created_at) as last
        from documents join versions on document_id = documents.id group by 1, 2
      ) written where written.client = projects.client and written.project_key = projects.project_key`.execute(transaction)
  })
  await sql`analyze`.execute(database)
}
