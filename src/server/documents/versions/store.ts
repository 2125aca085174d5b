import { type Selectable, sql } from 'kysely'
import type { MadeBy } from '#shared/api/made-by.ts'
import type { Brief } from '#shared/brief.ts'
import { keepSpecified } from '#server/clients/store.ts'
import { keepFolders } from '#server/drive/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { DocumentTables } from '../document-tables.ts'
import { numberVersion } from '../number-version.ts'
import type { Permitted } from '../policy.ts'
import { addTexts, placeInLists } from '../texts/store.ts'
import type { VersionTexts } from '../texts/version-texts.ts'
import { type Document, noSuchVersion, projectKey } from '../store.ts'

type VersionRow = Selectable<DocumentTables['versions']>
/** The texts of a version; the long ones are the stored JSON texts. */
export type StoredTexts = { brief: Brief; solution: string; content: string }
const longTexts = [sql<string>`solution::text`.as('solution'), sql<string>`content::text`.as('content')] as const
export type NewVersion = Pick<
  VersionRow,
  'title' | 'brief' | 'content_hash' | 'output_format' | 'writer' | 'marks' | 'created_by'
> & {
  generation_id: string
  solution: string
  content: string
  /** The texts by which it is found. */
  texts: VersionTexts
  /** Describes how the version differs from the previous one. */
  describe(before: StoredTexts | undefined, after: StoredTexts): Promise<string>
  template_id: string | null
  /** As JSON texts. */
  words: string
  edits: string
  made_by: MadeBy
  made_from: string | null
  /** The reason for this version, if there is one apart from its changes. */
  reason?: string
}
export type Facts = Pick<VersionRow, 'brief' | 'solution'> & { templateId: string | null }
export type Added = { documentId: string; versionId: string; number: string }

const own = (transaction: Database) => transaction.withTables<DocumentTables>()

/** The time after the lock was taken, not of the transaction's start: so later versions have later times. */
export const clockTime = sql<Date>`clock_timestamp()`

async function getDocumentId(transaction: Database, { documentType, client, projectName }: Permitted<'generate', Brief>) {
  const identity = { type: documentType, client, project_key: projectKey(projectName) }
  await keepSpecified(transaction, client)
  await keepFolders(transaction, [client])
  await own(transaction)
    .insertInto('documents')
    .values({ ...identity, project: projectName.trim(), current_version: null })
    .onConflict((conflict) => conflict.columns(['type', 'client', 'project_key']).doNothing())
    .execute()
  return own(transaction)
    .selectFrom('documents')
    .select('id')
    .where((row) => row.and(identity))
    .executeTakeFirstOrThrow()
}

/**
 * Locks the document's row, so that changes of one document run one after the other, and returns its current version; undefined for a
 * document that was only just created.
 */
export async function lockDocument(transaction: Database, { id }: Pick<Document, 'id'>) {
  await own(transaction).selectFrom('documents').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return own(transaction)
    .selectFrom('documents')
    .innerJoin('versions', 'versions.id', 'current_version')
    .leftJoin('approvals', 'version_id', 'versions.id')
    .select(['versions.id', 'ordinal', 'number', 'approved_at as approvedAt'])
    .where('documents.id', '=', id)
    .executeTakeFirst()
}

export type Current = Awaited<ReturnType<typeof lockDocument>>

const readTexts = (transaction: Database, { id }: NonNullable<Current>): Promise<StoredTexts> =>
  own(transaction)
    .selectFrom('versions')
    .select(['brief', ...longTexts])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns the briefs of versions and the facts derived from them, by version id. */
export async function getFacts(database: Database, versions: Permitted<'read', Document>[]): Promise<Map<string, Facts>> {
  const ids = versions.map(({ versionId }) => versionId)
  if (ids.length === 0) return new Map()
  const rows = await own(database)
    .selectFrom('versions')
    .select(['id', 'brief', 'solution', 'template_id as templateId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

export const nextVersionColumns = (documentId: string, current: Current) => ({
  document_id: documentId,
  ordinal: (current?.ordinal ?? 0) + 1,
  number: numberVersion(current && { number: current.number, isApproved: current.approvedAt !== null }),
})

export async function makeCurrent(transaction: Database, added: Pick<VersionRow, 'id' | 'document_id' | 'number' | 'created_at'>) {
  await own(transaction)
    .updateTable('documents')
    .set({ current_version: added.id, changed_at: added.created_at })
    .where('id', '=', added.document_id)
    .execute()
  await placeInLists(transaction, added.document_id)
  return { documentId: added.document_id, versionId: added.id, number: added.number }
}

/** Adds the next version of the document that the brief names, and makes it the current one. Needs a transaction. */
export async function addVersion(
  transaction: Database,
  brief: Permitted<'generate', Brief>,
  { reason, describe, texts, ...version }: NewVersion,
): Promise<Added> {
  const { id } = await getDocumentId(transaction, brief)
  const current = await lockDocument(transaction, { id })
  const before = current && (await readTexts(transaction, current))
  const { brief: asked, solution, content } = version
  const changes = await describe(before, { brief: asked, solution, content })
  const added = await own(transaction)
    .insertInto('versions')
    .values({
      ...version,
      ...nextVersionColumns(id, current),
      changelog: [reason, changes].filter(Boolean).join(' '),
      brief: JSON.stringify(version.brief),
      marks: JSON.stringify(version.marks),
      created_at: clockTime,
    })
    .returning(['id', 'document_id', 'number', 'created_at'])
    .executeTakeFirstOrThrow()
  await addTexts(transaction, added.id, texts)
  return makeCurrent(transaction, added)
}

/**
 * Records that an account, or all approvers of a review, approved exactly this content. Needs a transaction that has locked the document.
 */
export async function addApproval(
  transaction: Database,
  { id }: Pick<Document, 'id'>,
  { number, accountId, reviewId = null }: { number: string; accountId: string | null; reviewId?: string | null },
): Promise<void> {
  await own(transaction)
    .insertInto('given_approvals')
    .columns(['version_id', 'content_hash', 'approved_by', 'review_id', 'round'])
    .expression((row) =>
      row
        .selectFrom('versions')
        .select(['id', 'content_hash'])
        .select([sql<string | null>`${accountId}::uuid`.as('by'), sql<string | null>`${reviewId}::uuid`.as('in')])
        .select(sql<number>`1 + (select count(*) from withdrawals where version_id = versions.id)`.as('round'))
        .where((version) => version.and({ document_id: id, number })),
    )
    .execute()
  await placeInLists(transaction, id)
}

/** Records that an account published a version to the client. Needs a transaction that has locked the document. */
export async function addPublication(
  transaction: Database,
  { id }: Permitted<'publish', Document>,
  { versionId, accountId }: { versionId: string; accountId: string },
): Promise<void> {
  await own(transaction).insertInto('publications').values({ version_id: versionId, published_by: accountId }).execute()
  await placeInLists(transaction, id)
}

/** Returns all texts of versions. The caller must have checked that the viewer may see them. */
export async function getTexts(database: Database, versionIds: string[]): Promise<Map<string, StoredTexts>> {
  const query = own(database)
    .selectFrom('versions')
    .select(['id', 'brief', ...longTexts])
  const rows = await query.where('id', 'in', versionIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Withdraws the current approval of a version. Needs a transaction that has locked the document. */
export async function addWithdrawal(
  transaction: Database,
  { id }: Permitted<'approve', Document>,
  { number, accountId, reason }: { number: string; accountId: string; reason: string },
): Promise<void> {
  await own(transaction)
    .insertInto('withdrawals')
    .columns(['version_id', 'round', 'withdrawn_by', 'reason'])
    .expression((row) =>
      row
        .selectFrom('approvals')
        .innerJoin('versions', 'versions.id', 'version_id')
        .select(['version_id', 'round', sql<string>`${accountId}::uuid`.as('withdrawn_by'), sql<string>`${reason}`.as('reason')])
        .where('document_id', '=', id)
        .where('number', '=', number),
    )
    .execute()
  await placeInLists(transaction, id)
}

type NumberedTexts = StoredTexts & Pick<VersionRow, 'number'>

/** Returns the texts of a version, and of the last approved version before it, if any. */
export async function readSinceApproval(
  database: Database,
  { id }: Permitted<'read', Document>,
  number: string,
): Promise<{ version: NumberedTexts; approved: NumberedTexts | undefined }> {
  const all = own(database).selectFrom('versions').where('document_id', '=', id)
  const told = all.select(['number', 'brief', 'ordinal', ...longTexts])
  const version = await told.where('number', '=', number).executeTakeFirst()
  if (!version) throw noSuchVersion(number)
  const approved = await told
    .innerJoin('approvals', 'approvals.version_id', 'versions.id')
    .where('ordinal', '<', version.ordinal)
    .orderBy('ordinal', 'desc')
    .executeTakeFirst()
  return { version, approved }
}
