import { sql } from 'kysely'
import type { MadeBy } from '#shared/api/made-by.ts'
import type { Role } from '#shared/api/sharing.ts'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Format } from '#shared/formats.ts'
import { mostListed } from '#shared/library.ts'
import type { Edition } from '#server/render/renderer.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { clientName, joinClients } from '#server/clients/store.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { wasLinkedSince } from '#server/sharing/links/store.ts'
import { type Shared, sharedWith, wasSharedSince } from '#server/sharing/store.ts'
import type { DocumentTables, StoredMark } from './document-tables.ts'
import type { Permitted } from './policy.ts'
import { approverFor, approverOfVersion } from './shown-approvers.ts'
import { approvedVersion, askedToReview, isShown, joinNamed, joinNewestShown, ownGrant, viewerValues } from './shown-versions.ts'

type Status = Edition['status']

/** A document with the fields that lists show of one version, usually the newest visible one. */
export type Document = {
  id: string
  type: DocumentTypeId
  client: ClientId
  clientName: string
  project: string
  title: string
  version: string
  versionId: string
  status: Status
  outputFormat: Format
  createdAt: Date
  /** The role in which it was shared with the viewer; null if it was not. */
  role: Role | null
  /** The newest approved version, for viewers who may share the document. */
  approvedVersion: string | null
  /** True if staff have published this version to the client's accounts. */
  isPublished: boolean
  isArchived: boolean
}
/** Everything that files are made from. */
export type Version = {
  id: string
  number: string
  status: Status
  content: Content
  contentHash: string
  writer: string
  marks: StoredMark[]
  /** The uploaded document that provides the styles, and the parts of it that could not be used. */
  template: { id: string; hash: string; warnings: string[] } | null
  createdAt: Date
  /** The approver, or all approvers of a review, also as shown outside the firm, and the time; null until it is approved. */
  approvedBy: string | null
  approvedByOutside: string | null
  approvedAt: Date | null
}
/** A version as listed in the history of its document. */
export type PastVersion = {
  id: string
  /** Its position among all versions, including hidden ones. */
  ordinal: number
  number: string
  createdAt: Date
  changelog: string
  contentHash: string
  writer: string
  author: string
  approvedBy: string | null
  approvedAt: Date | null
  publishedBy: string | null
  publishedAt: Date | null
  /** Approved, and not shared since. */
  mayWithdraw: boolean
  /** The latest withdrawn approval, if any. */
  withdrawnBy: string | null
  withdrawnAt: Date | null
  withdrawnFor: string | null
  madeBy: MadeBy
  /** Number of the version that it derives from. */
  madeFrom: string | null
}

const status = `case when approvals.version_id is null then 'Draft' else 'Approved' end`
const documentFrom = (versions: string, { role = 'grants.role', approved = approvedVersion } = {}) => `
  select documents.id, documents.type, documents.client, ${clientName} as "clientName", documents.project, versions.title, versions.number as version,
    versions.id as "versionId", ${status} as status, versions.output_format as "outputFormat",
    versions.created_at as "createdAt", ${role}, ${approved} as "approvedVersion",
    exists (select from publications where publications.version_id = versions.id) as "isPublished",
    documents.archived_at is not null as "isArchived"
  from documents ${joinClients} ${versions} left join approvals on approvals.version_id = versions.id`
const current = 'join versions on versions.id = documents.current_version'
const newestFirst = `order by documents.changed_at desc limit ${mostListed}`
const listAll = prepareQuery<Document>(
  'list-documents',
  `${documentFrom(current, { role: 'null as role', approved: approvedVersion.replaceAll('$1', 'null') })} ${newestFirst}`,
)
/** Sorted by the visible version: a hidden one must not change the order. Materialized, or the planner reads all versions. */
const newestShownFirst = (found: string) =>
  `with found as materialized (${found}) select * from found order by "createdAt" desc limit ${mostListed}`
/** The client's own documents, those shared with the email address and those under review by the viewer, each found by its index. */
const listOfViewer = prepareQuery<Document>(
  'list-documents-of-viewer',
  newestShownFirst(`${documentFrom(joinNewestShown())}
  where documents.id in (
    (select id from documents where client = $1 and shown_at is not null order by shown_at desc limit ${mostListed})
    union ${sharedWith('$2')} union ${askedToReview})`),
)
/** Newest first: the first one has the project's current facts. */
const listOfProject = prepareQuery<Document>(
  'list-documents-of-project',
  newestShownFirst(`${documentFrom(joinNewestShown())} where documents.client = $4 and documents.project_key = $5`),
)
const findShown = prepareQuery<Document>(
  'find-document',
  `${documentFrom(joinNewestShown('($5::uuid is null or versions.id = $5)'))} where documents.id = $4`,
)
const findShownAt = prepareQuery<Document>(
  'find-document-at',
  `${documentFrom(joinNewestShown('versions.number = $5'))} where documents.id = $4`,
)
const findNamed = prepareQuery<Document>(
  'find-document-of-link',
  `${documentFrom(joinNamed('$2'), { role: '$3::text as role', approved: 'null' })} where documents.id = $1`,
)
const past = `
  select versions.id, versions.ordinal, number, versions.created_at as "createdAt", changelog,
    versions.content_hash as "contentHash", writer, authors.display_name as author, ${approverFor('$1')} as "approvedBy",
    approved_at as "approvedAt",
    approved_at is not null and not ${wasSharedSince('versions.document_id', 'approved_at')}
      and not ${wasLinkedSince('versions.document_id', 'approved_at')} as "mayWithdraw",
    withdrawn.by as "withdrawnBy", withdrawn.at as "withdrawnAt", withdrawn.reason as "withdrawnFor", publishers.display_name as "publishedBy", published_at as "publishedAt",
    case when generation_id is null and made_by = 'generation' then 'rollback' else made_by end as "madeBy",
    (select origin.number from versions origin where origin.id = versions.made_from) as "madeFrom"
  from documents join versions on versions.document_id = documents.id ${ownGrant}
    join accounts authors on authors.id = versions.created_by
    left join approvals on approvals.version_id = versions.id
    left join publications on publications.version_id = versions.id left join accounts publishers on publishers.id = published_by
    left join lateral (
      select display_name as by, withdrawn_at as at, reason from withdrawals join accounts on accounts.id = withdrawn_by
      where withdrawals.version_id = versions.id order by round desc limit 1
    ) withdrawn on true
  where documents.id = $4 and ${isShown}`
const listPast = prepareQuery<PastVersion>('list-versions', `${past} order by ordinal desc limit ${mostListed}`)
const findPast = prepareQuery<PastVersion>('find-version', `${past} and number = $5`)

/** Lists the documents that the viewer may see, each in its newest visible version, newest first. */
export const listDocuments = (database: Database, viewer: Viewer): Promise<Document[]> =>
  isStaff(viewer) ? listAll(database) : listOfViewer(database, viewerValues(viewer))

/** Lists the documents of a client's project that the viewer may see, newest first. */
export const listProject = (
  database: Database,
  viewer: Viewer,
  { client, project }: { client: ClientId; project: string },
): Promise<Document[]> => listOfProject(database, [...viewerValues(viewer), client, projectKey(project)])

/**
 * Finds a document in its newest visible version, or in the named version if it is visible. The viewer's rights are checked by `permit`.
 */
export async function findDocument(
  database: Database,
  viewer: Viewer,
  { id, versionId }: { id: string; versionId?: string },
): Promise<Document | undefined> {
  const [found] = await findShown(database, [...viewerValues(viewer), id, versionId ?? null])
  return found
}

/** Finds a document in its newest version, for background work without a viewer: its result must not be shown to anyone. */
export async function findNewest(database: Database, id: string): Promise<Permitted<'read', Document> | undefined> {
  const [found] = await findShown(database, [null, '', null, id, null])
  return found as Permitted<'read', Document> | undefined
}

/** Finds the document of a link, in exactly the version that the link names. */
export async function findSharedDocument(database: Database, link: Shared): Promise<Document | undefined> {
  const [found] = await findNamed(database, [link.documentId, link.versionId, link.role])
  return found
}

/** Returns the document as of the version with that number, or the newest visible one if no number is given. */
export async function getDocumentAt(
  database: Database,
  viewer: Viewer,
  { document, number }: { document: Permitted<'read', Document>; number: string | undefined },
) {
  if (number === undefined) return document
  const [found] = await findShownAt(database, [...viewerValues(viewer), document.id, number])
  if (!found) throw noSuchVersion(number)
  return found as Permitted<'read', Document>
}

export const noSuchVersion = (number: string) => new AppError('not-found', `This document has no version ${number}.`)

export async function getVersion(database: Database, { versionId }: Permitted<'read', Document>): Promise<Version> {
  const { templateId, templateHash, warnings, ...version } = await database
    .withTables<DocumentTables>()
    .selectFrom('versions')
    .leftJoin('approvals', 'approvals.version_id', 'versions.id')
    .leftJoin('templates', 'templates.id', 'versions.template_id')
    .select(['approver as approvedBy', 'approved_at as approvedAt', 'versions.id', 'number', 'content', 'writer', 'marks'])
    .select(['versions.content_hash as contentHash', 'versions.created_at as createdAt', 'remarks as warnings'])
    .select(['templates.id as templateId', 'hash as templateHash'])
    .select([sql.raw<Status>(status).as('status'), sql.raw<string | null>(approverOfVersion).as('approvedByOutside')])
    .where('versions.id', '=', versionId)
    .executeTakeFirstOrThrow()
  return {
    ...version,
    template: templateId && templateHash ? { id: templateId, hash: templateHash, warnings: warnings ?? [] } : null,
  }
}

/** The same type, client and project name (trimmed, case folded) is the same document. */
export const projectKey = (project: string) => project.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

/** Lists the versions visible to the viewer, newest first. */
export const listVersions = (database: Database, viewer: Viewer, { id }: Permitted<'read', Document>): Promise<PastVersion[]> =>
  listPast(database, [...viewerValues(viewer), id])

export async function getPastVersion(
  database: Database,
  viewer: Viewer,
  { document, number }: { document: Permitted<'read' | 'approve' | 'publish' | 'rollback', Document>; number: string },
): Promise<PastVersion> {
  const [found] = await findPast(database, [...viewerValues(viewer), document.id, number])
  if (!found) throw noSuchVersion(number)
  return found
}
