import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Role } from '#shared/api/sharing.ts'
import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { Solution } from '#server/solution/solution.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { joinGrants, sharedWith } from '#server/sharing/store.ts'
import type { Permitted } from './policy.ts'

type Json<Value> = ColumnType<Value, string, never>
type Tables = {
  documents: {
    id: Generated<string>
    type: DocumentTypeId
    client: ClientId
    project: string
    project_key: string
    current_version: string | null
    changed_at: ColumnType<Date, Date | undefined, Date>
  }
  versions: {
    id: Generated<string>
    document_id: string
    ordinal: number
    number: string
    title: string
    brief: Json<Brief>
    solution: Json<Solution>
    content: Json<Content>
    content_hash: string
    output_format: Format
    writer: string
    changelog: string
    generation_id: string | null
    created_by: string
    created_at: Generated<Date>
  }
}
type VersionRow = Selectable<Tables['versions']>

/** A document with what lists show of one of its versions, mostly the current one. */
export type Document = {
  id: string
  type: DocumentTypeId
  client: ClientId
  project: string
  title: string
  version: string
  versionId: string
  outputFormat: Format
  createdAt: Date
  /** As which it was shared with the viewer; nothing where it was not. */
  role: Role | null
}
/** All that a file is made from. */
export type Version = {
  id: string
  number: string
  content: Content
  contentHash: string
  writer: string
  createdAt: Date
}
export type NewVersion = Pick<
  VersionRow,
  'brief' | 'solution' | 'content' | 'content_hash' | 'output_format' | 'writer' | 'created_by'
> & {
  generation_id: string
}

/** The longest list an answer holds; the page shows the first few. */
const listLimit = 200

const documentFrom = (versions: string, role = 'grants.role') => `
  select documents.id, documents.type, documents.client, documents.project, versions.title, versions.number as version,
    versions.id as "versionId", versions.output_format as "outputFormat", versions.created_at as "createdAt", ${role}
  from documents join versions on ${versions}`
const current = 'versions.id = documents.current_version'
const newestFirst = `order by documents.changed_at desc limit ${listLimit}`
const listAll = prepareQuery<Document>('list-documents', `${documentFrom(current, 'null as role')} ${newestFirst}`)
/** The firm's own and what is shared with the address, each found by its index. */
const listOfViewer = prepareQuery<Document>(
  'list-documents-of-viewer',
  `${documentFrom(current)} ${joinGrants('$2')}
  where documents.id in ((select id from documents where client = $1 ${newestFirst}) union ${sharedWith('$2')}) ${newestFirst}`,
)
const findInVersion = prepareQuery<Document>(
  'find-document',
  `${documentFrom('versions.id = coalesce($3::uuid, documents.current_version)')} ${joinGrants('$2')}
  where documents.id = $1 and versions.document_id = documents.id`,
)
const findAtNumber = prepareQuery<Document>(
  'find-document-at',
  `${documentFrom('versions.document_id = documents.id and versions.number = $2', 'null as role')} where documents.id = $1`,
)

/** What the viewer may see, newest first. */
export const listDocuments = (database: Database, { client, email }: Viewer): Promise<Document[]> =>
  client === null ? listAll(database) : listOfViewer(database, [client, emailKey(email)])

/** As it is now, or as it was in the version named, with what is shared with the viewer; who may see it, `permit` says. */
export async function findDocument(
  database: Database,
  viewer: Pick<Viewer, 'email'> | null,
  { id, versionId }: { id: string; versionId?: string },
): Promise<Document | undefined> {
  const [found] = await findInVersion(database, [id, emailKey(viewer?.email ?? ''), versionId ?? null])
  return found
}

/** As it was in the version of that number, or as it is now where none is asked for. */
export async function getDocumentAt(database: Database, document: Permitted<'read', Document>, number: string | undefined) {
  if (number === undefined) return document
  const [found] = await findAtNumber(database, [document.id, number])
  if (!found) throw new AppError('not-found', `This document has no version ${number}.`)
  return { ...found, role: document.role } as Permitted<'read', Document>
}

/** The viewer's role in the very document that a brief names; nobody needs one for a firm that they serve. */
export async function findRole(database: Database, viewer: Viewer, brief: Brief): Promise<Role | null> {
  if (mayServe(viewer, brief.client)) return null
  const { documentType, client, projectName } = brief
  const [found] = await findRoleIn(database, [documentType, client, projectKey(projectName), emailKey(viewer.email)])
  return found?.role ?? null
}

export function getVersion(database: Database, { versionId }: Permitted<'read', Document>): Promise<Version> {
  return database
    .withTables<Tables>()
    .selectFrom('versions')
    .select(['id', 'number', 'content', 'content_hash as contentHash', 'writer', 'created_at as createdAt'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
}

const findRoleIn = prepareQuery<{ role: Role | null }>(
  'find-role-in-document',
  `select grants.role from documents ${joinGrants('$4')}
  where documents.type = $1 and documents.client = $2 and documents.project_key = $3`,
)

/** The same type, client and project name (trimmed, case folded) is the same document. */
const projectKey = (project: string) => project.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

async function getDocumentId(transaction: Database, { documentType, client, projectName }: Permitted<'generate', Brief>) {
  const tables = transaction.withTables<Tables>()
  const identity = { type: documentType, client, project_key: projectKey(projectName) }
  await tables
    .insertInto('documents')
    .values({ ...identity, project: projectName.trim(), current_version: null })
    .onConflict((conflict) => conflict.columns(['type', 'client', 'project_key']).doNothing())
    .execute()
  // The row's lock puts the versions of one document in line.
  const { id } = await tables
    .selectFrom('documents')
    .select('id')
    .where((row) => row.and(identity))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the next version of the document that the brief names, and makes it the current one. Needs a transaction. */
export async function addVersion(transaction: Database, brief: Permitted<'generate', Brief>, version: NewVersion) {
  const tables = transaction.withTables<Tables>()
  const documentId = await getDocumentId(transaction, brief)
  const { versions } = await tables
    .selectFrom('versions')
    .select((row) => row.fn.countAll<string>().as('versions'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const ordinal = Number(versions) + 1
  const number = `1.${ordinal - 1}.0`
  const added = await tables
    .insertInto('versions')
    .values({
      ...version,
      document_id: documentId,
      ordinal,
      number,
      title: version.content.title,
      changelog: ordinal === 1 ? 'First version' : 'Generated again from a new brief',
      brief: JSON.stringify(version.brief),
      solution: JSON.stringify(version.solution),
      content: JSON.stringify(version.content),
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  await tables
    .updateTable('documents')
    .set({ current_version: added.id, changed_at: added.created_at })
    .where('id', '=', documentId)
    .execute()
  return { documentId, versionId: added.id, number }
}
