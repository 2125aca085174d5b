import { sql } from 'kysely'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { DocumentTables } from './document-tables.ts'
import type { Permitted } from './policy.ts'

type Status = Edition['status']

/** A document with what lists show of one of its versions, mostly the current one. */
export type Document = {
  id: string
  type: DocumentTypeId
  client: ClientId
  project: string
  title: string
  version: string
  versionId: string
  status: Status
  outputFormat: Format
  createdAt: Date
}
/** All that a file is made from. */
export type Version = {
  id: string
  number: string
  status: Status
  content: Content
  contentHash: string
  writer: string
  createdAt: Date
}
/** A version as the history of its document tells it. */
export type PastVersion = {
  id: string
  number: string
  createdAt: Date
  changelog: string
  contentHash: string
  writer: string
  author: string
  approvedBy: string | null
  approvedAt: Date | null
}

/** The longest list an answer holds; the page shows the first few. */
const listLimit = 200

const status = `case when approvals.version_id is null then 'Draft' else 'Approved' end`
const documentFrom = (versions: string) => `
  select documents.id, documents.type, documents.client, documents.project, versions.title, versions.number as version,
    versions.id as "versionId", ${status} as status, versions.output_format as "outputFormat", versions.created_at as "createdAt"
  from documents join versions on ${versions} left join approvals on approvals.version_id = versions.id`
const current = documentFrom('versions.id = documents.current_version')
const newestFirst = `order by documents.changed_at desc limit ${listLimit}`
const listAll = prepareQuery<Document>('list-documents', `${current} ${newestFirst}`)
const listOfClient = prepareQuery<Document>('list-documents-of-client', `${current} where documents.client = $1 ${newestFirst}`)
const findInVersion = prepareQuery<Document>(
  'find-document',
  `${documentFrom('versions.id = coalesce($2::uuid, documents.current_version)')}
  where documents.id = $1 and versions.document_id = documents.id`,
)
const findAtNumber = prepareQuery<Document>(
  'find-document-at',
  `${documentFrom('versions.document_id = documents.id and versions.number = $2')} where documents.id = $1`,
)
const past = `
  select versions.id, number, versions.created_at as "createdAt", changelog, versions.content_hash as "contentHash", writer,
    authors.display_name as author, approvers.display_name as "approvedBy", approved_at as "approvedAt"
  from versions join accounts authors on authors.id = created_by
    left join approvals on version_id = versions.id left join accounts approvers on approvers.id = approved_by
  where document_id = $1`
const listPast = prepareQuery<PastVersion>('list-versions', `${past} order by ordinal desc limit ${listLimit}`)
const findPast = prepareQuery<PastVersion>('find-version', `${past} and number = $2`)

/** What the viewer may see, newest first. */
export const listDocuments = (database: Database, { client }: Viewer): Promise<Document[]> =>
  client === null ? listAll(database) : listOfClient(database, [client])

/** As it is now, or as it was in the version named. */
export async function findDocument(database: Database, id: string, versionId?: string): Promise<Document | undefined> {
  const [found] = await findInVersion(database, [id, versionId ?? null])
  return found
}

/** As it was in the version of that number, or as it is now where none is asked for. */
export async function getDocumentAt(database: Database, document: Permitted<'read', Document>, number: string | undefined) {
  if (number === undefined) return document
  const [found] = await findAtNumber(database, [document.id, number])
  if (!found) throw noSuchVersion(number)
  return found as Permitted<'read', Document>
}

export const noSuchVersion = (number: string) => new AppError('not-found', `This document has no version ${number}.`)

export function getVersion(database: Database, { versionId }: Permitted<'read', Document>): Promise<Version> {
  return database
    .withTables<DocumentTables>()
    .selectFrom('versions')
    .leftJoin('approvals', 'approvals.version_id', 'versions.id')
    .select(['id', 'number', 'content', 'versions.content_hash as contentHash', 'writer', 'created_at as createdAt'])
    .select(sql.raw<Status>(status).as('status'))
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
}

/** Newest first. */
export const listVersions = (database: Database, { id }: Permitted<'read', Document>): Promise<PastVersion[]> =>
  listPast(database, [id])

export async function getPastVersion(
  database: Database,
  { id }: Permitted<'read' | 'approve', Document>,
  number: string,
): Promise<PastVersion> {
  const [found] = await findPast(database, [id, number])
  if (!found) throw noSuchVersion(number)
  return found
}
