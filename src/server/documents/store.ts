import { sql } from 'kysely'
import type { Role } from '#shared/api/sharing.ts'
import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { Edition } from '#server/render/renderer.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { joinGrants, sharedWith, wasSharedSince } from '#server/sharing/store.ts'
import type { DocumentTables, StoredMark } from './document-tables.ts'
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
  /** As which it was shared with the viewer; nothing where it was not. */
  role: Role | null
}
/** All that a file is made from. */
export type Version = {
  id: string
  number: string
  status: Status
  content: Content
  contentHash: string
  writer: string
  marks: StoredMark[]
  /** The uploaded document that lends its looks to this one, and what of it could not be used. */
  template: { id: string; hash: string; remarks: string[] } | null
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
  /** Approved, and not shared since. */
  mayWithdraw: boolean
  /** The last approval of it that was taken back, if any was. */
  withdrawnBy: string | null
  withdrawnAt: Date | null
  withdrawnFor: string | null
}

/** The longest list an answer holds; the page shows the first few. */
const listLimit = 200

const status = `case when approvals.version_id is null then 'Draft' else 'Approved' end`
const documentFrom = (versions: string, role = 'grants.role') => `
  select documents.id, documents.type, documents.client, documents.project, versions.title, versions.number as version,
    versions.id as "versionId", ${status} as status, versions.output_format as "outputFormat",
    versions.created_at as "createdAt", ${role}
  from documents join versions on ${versions} left join approvals on approvals.version_id = versions.id`
const current = 'versions.id = documents.current_version'
const newestFirst = `order by documents.changed_at desc limit ${listLimit}`
const listAll = prepareQuery<Document>('list-documents', `${documentFrom(current, 'null as role')} ${newestFirst}`)
/** The firm's own and what is shared with the address, each found by its index. */
const listOfViewer = prepareQuery<Document>(
  'list-documents-of-viewer',
  `${documentFrom(current)} ${joinGrants('$2')}
  where documents.id in ((select id from documents where client = $1 ${newestFirst}) union ${sharedWith('$2')}) ${newestFirst}`,
)
/** Newest first, so that the first says what the project's facts are. */
const listOfProject = prepareQuery<Document>(
  'list-documents-of-project',
  `${documentFrom(current)} ${joinGrants('$4')}
  where documents.client = $1 and documents.project_key = $2 and ($3 or grants.role is not null) ${newestFirst}`,
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
const past = `
  select versions.id, number, versions.created_at as "createdAt", changelog, versions.content_hash as "contentHash", writer,
    authors.display_name as author, approvers.display_name as "approvedBy", approved_at as "approvedAt",
    approved_at is not null and not ${wasSharedSince('versions.document_id', 'approved_at')} as "mayWithdraw",
    withdrawn.by as "withdrawnBy", withdrawn.at as "withdrawnAt", withdrawn.reason as "withdrawnFor"
  from versions join accounts authors on authors.id = created_by
    left join approvals on version_id = versions.id left join accounts approvers on approvers.id = approved_by
    left join lateral (
      select display_name as by, withdrawn_at as at, reason from withdrawals join accounts on accounts.id = withdrawn_by
      where withdrawals.version_id = versions.id order by round desc limit 1
    ) withdrawn on true
  where document_id = $1`
const listPast = prepareQuery<PastVersion>('list-versions', `${past} order by ordinal desc limit ${listLimit}`)
const findPast = prepareQuery<PastVersion>('find-version', `${past} and number = $2`)

/** What the viewer may see, newest first. */
export const listDocuments = (database: Database, { client, email }: Viewer): Promise<Document[]> =>
  client === null ? listAll(database) : listOfViewer(database, [client, emailKey(email)])

/** The documents of a client's project that the viewer may see, newest first. */
export const listProject = (
  database: Database,
  viewer: Viewer,
  { client, project }: { client: ClientId; project: string },
): Promise<Document[]> => listOfProject(database, [client, projectKey(project), mayServe(viewer, client), emailKey(viewer.email)])

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
  if (!found) throw noSuchVersion(number)
  return { ...found, role: document.role } as Permitted<'read', Document>
}

export const noSuchVersion = (number: string) => new AppError('not-found', `This document has no version ${number}.`)

/** The viewer's role in the very document that a brief names; nobody needs one for a firm that they serve. */
export async function findRole(
  database: Database,
  viewer: Viewer,
  brief: Pick<Brief, 'documentType' | 'client' | 'projectName'>,
): Promise<Role | null> {
  if (mayServe(viewer, brief.client)) return null
  const { documentType, client, projectName } = brief
  const [found] = await findRoleIn(database, [documentType, client, projectKey(projectName), emailKey(viewer.email)])
  return found?.role ?? null
}

export async function getVersion(database: Database, { versionId }: Permitted<'read', Document>): Promise<Version> {
  const { templateId, templateHash, remarks, ...version } = await database
    .withTables<DocumentTables>()
    .selectFrom('versions')
    .leftJoin('approvals', 'approvals.version_id', 'versions.id')
    .leftJoin('templates', 'templates.id', 'versions.template_id')
    .select(['versions.id', 'number', 'content', 'versions.content_hash as contentHash', 'writer', 'marks'])
    .select(['versions.created_at as createdAt', 'templates.id as templateId', 'hash as templateHash', 'remarks'])
    .select(sql.raw<Status>(status).as('status'))
    .where('versions.id', '=', versionId)
    .executeTakeFirstOrThrow()
  const template = templateId && templateHash ? { id: templateId, hash: templateHash, remarks: remarks ?? [] } : null
  return { ...version, template }
}

const findRoleIn = prepareQuery<{ role: Role | null }>(
  'find-role-in-document',
  `select grants.role from documents ${joinGrants('$4')}
  where documents.type = $1 and documents.client = $2 and documents.project_key = $3`,
)

/** The same type, client and project name (trimmed, case folded) is the same document. */
export const projectKey = (project: string) => project.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

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
