import type { ColumnType } from 'kysely'
import type { Database } from '#server/platform/database.ts'

type Tables = {
  audit_trail: { id: number; at: Date; actor: string; action: string; subject: string; details: string }
  documents: { id: string; client: string; project_key: string }
  versions: { id: string; document_id: string; number: string }
  activity: {
    audit_id: number
    at: Date
    actor: string
    verb: string
    client: string
    project_key: string
    document_id: string
    version_id: string | null
    details: ColumnType<unknown, string, never>
  }
}

/** An event of a document, from the audit trail. */
export type Activity = {
  auditId: number
  at: Date
  actor: string
  verb: string
  client: string
  documentId: string
  versionId: string | null
}

type Details = { documentId?: string; number?: string; version?: string; email?: string }

/** The audit trail records the email address that something was shared with; lists of activity must not name outsiders. */
function withoutAddress({ ...details }: Details): string {
  delete details.email
  return JSON.stringify(details)
}

/** Reads the activity from an entry of the audit trail; undefined if it is not about a document, or the document was deleted. */
export async function findActivity(database: Database, auditId: number) {
  const own = database.withTables<Tables>()
  const entry = await own.selectFrom('audit_trail').selectAll().where('id', '=', auditId).executeTakeFirst()
  if (!entry) return undefined
  const details = JSON.parse(entry.details) as Details
  const document = await own
    .selectFrom('documents')
    .where('id', '=', details.documentId ?? null)
    .select(['id', 'client', 'project_key as projectKey'])
    .executeTakeFirst()
  if (!document) return undefined
  const number = details.number ?? details.version ?? null
  const version = await own
    .selectFrom('versions')
    .where('document_id', '=', document.id)
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst()
  const { at, actor, action: verb } = entry
  const told = { auditId, at, actor, verb, client: document.client, documentId: document.id, versionId: version?.id ?? null }
  return { activity: told satisfies Activity, projectKey: document.projectKey, details: withoutAddress(details) }
}

/** Saves the activity, once. */
export async function addActivity(
  transaction: Database,
  { activity, projectKey, details }: NonNullable<Awaited<ReturnType<typeof findActivity>>>,
): Promise<void> {
  const { auditId, at, actor, verb, client, documentId, versionId } = activity
  await transaction
    .withTables<Tables>()
    .insertInto('activity')
    .values({
      audit_id: auditId,
      at,
      actor,
      verb,
      client,
      project_key: projectKey,
      document_id: documentId,
      version_id: versionId,
      details,
    })
    .onConflict((conflict) => conflict.column('audit_id').doNothing())
    .execute()
}
