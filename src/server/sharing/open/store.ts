import { sql } from 'kysely'
import type { OpenSharing } from '#shared/api/open-sharing.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'

/** One document, or all documents of a project. */
export type Scope = { documentId: string } | { client: ClientId; projectKey: string }

const documentsIn = (scope: Scope) =>
  'documentId' in scope
    ? sql`select ${scope.documentId}::uuid`
    : sql`select id from documents where client = ${scope.client} and project_key = ${scope.projectKey}`

const liveLinks = sql`revoked_at is null and (expires_at is null or expires_at > now())`
const liveGrants = sql`revoked_at is null and expires_at > now()`

export async function countOpen(database: Database, scope: Scope): Promise<OpenSharing> {
  const { rows } = await sql<OpenSharing>`select
    (select count(*)::int from links where document_id in (${documentsIn(scope)}) and ${liveLinks}) as links,
    (select count(*)::int from grants where document_id in (${documentsIn(scope)}) and ${liveGrants}) as shares`.execute(database)
  return rows[0]!
}

export type Ended = { id: string; documentId: string }
const ended = sql`returning id, document_id as "documentId"`

export const endLinks = async (transaction: Database, scope: Scope): Promise<Ended[]> =>
  (
    await sql<Ended>`update links set revoked_at = now()
      where document_id in (${documentsIn(scope)}) and ${liveLinks} ${ended}`.execute(transaction)
  ).rows

/** Ends the grants and deletes their invitations, with the sealed tokens. */
export async function endGrants(transaction: Database, scope: Scope): Promise<Ended[]> {
  const { rows } = await sql<Ended>`update grants set revoked_at = now()
    where document_id in (${documentsIn(scope)}) and ${liveGrants} ${ended}`.execute(transaction)
  await sql`delete from invitations where grant_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(transaction)
  return rows
}
