import { type RawBuilder, sql } from 'kysely'
import type { DocumentState } from '#shared/document-states.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { LibraryOrder, ListedState } from '#shared/library.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { clientName, joinClients } from '#server/clients/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { sharedWith } from '#server/sharing/store.ts'
import { nameOutside } from '../shown-approvers.ts'
import { askedToReview, joinNewestShown, viewerValues } from '../shown-versions.ts'

type Granted = { documentId: string; versionId: string }
/** The one visible version of each document that the viewer may see: nothing else is listed, counted or found. */
export type LibraryScope = {
  /** Null for staff, who see the current version of every document. */
  client: string | null
  /** Documents that the viewer was given or asked to review, each with the version that the viewer may see. */
  granted: Granted[]
}
export type LibraryFilters = {
  client?: ClientId | undefined
  type?: DocumentTypeId | undefined
  state?: ListedState | undefined
  marks?: boolean | undefined
  /** Id of an account. */
  who?: string | undefined
  /** Ids of the documents that the viewer has to act on, if only these are listed. */
  needs?: string[] | undefined
  /** The start of the period (inclusive) and its end (exclusive). */
  since?: Date | undefined
  until?: Date | undefined
  archived: boolean
}
/** The metadata of a version, read without its text. */
export type Listed = {
  versionId: string
  position: number
  client: ClientId
  type: DocumentTypeId
  author: string
  state: ListedState
  isMarked: boolean
  sortName: string
}
/** An account and its display name. */
export type Person = { id: string; name: string }
export type ProjectGroup = { project: string; client: ClientId; count: number }
export type Cell = Pick<Listed, 'client' | 'type' | 'author' | 'state' | 'isMarked'> & { count: number }

const findGranted = prepareQuery<Granted>(
  'list-granted-versions',
  `select documents.id as "documentId", versions.id as "versionId" from documents ${joinNewestShown()}
  where documents.id in (${sharedWith('$2')} union ${askedToReview})`,
)

export const findScope = async (database: Database, viewer: Viewer): Promise<LibraryScope> =>
  isStaff(viewer)
    ? { client: null, granted: [] }
    : { client: viewer.client, granted: await findGranted(database, viewerValues(viewer)) }

export const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** SQL: true if a row of `version_texts` belongs in the viewer's list. */
function isListed({ client, granted }: LibraryScope, archived: boolean): RawBuilder<unknown> {
  const place = archived ? sql`is_archived` : sql`not is_archived`
  if (client === null) return sql`is_current and ${place}`
  const ofFirm = sql`client = ${client} and is_shown`
  if (granted.length === 0) return sql`${ofFirm} and ${place}`
  const documents = granted.map(({ documentId }) => documentId)
  const versions = granted.map(({ versionId }) => versionId)
  return sql`((${ofFirm} and document_id <> all(${documents}::uuid[])) or version_id = any(${versions}::uuid[])) and ${place}`
}

export const rowFilters = ({ since, until, needs }: LibraryFilters) => [
  ...(since ? [sql`at >= ${since}`] : []),
  ...(until ? [sql`at < ${until}`] : []),
  ...(needs ? [sql`document_id = any(${needs}::uuid[])`] : []),
]
const conditionsOf = (filters: LibraryFilters) => [
  ...rowFilters(filters),
  ...(filters.client ? [sql`client = ${filters.client}`] : []),
  ...(filters.type ? [sql`type = ${filters.type}`] : []),
  ...(filters.state ? [sql`state = ${filters.state}`] : []),
  ...(filters.marks === undefined ? [] : [sql`is_marked = ${filters.marks}`]),
  ...(filters.who ? [sql`author = ${filters.who}`] : []),
]

const orders: Record<Exclude<LibraryOrder, 'project'>, RawBuilder<unknown>> = {
  newest: sql`position desc`,
  oldest: sql`position`,
  name: sql`sort_name, position desc`,
}

/** `asOf`: the newest position when the first page was read; undefined for a list without pages. */
type Listing = { scope: LibraryScope; filters: LibraryFilters; asOf?: number }
const within = (asOf: number | undefined) => (asOf === undefined ? [] : [sql`position <= ${asOf}`])

/** Lists version ids in order, starting at an offset. */
export async function listVersionIds(
  database: Database,
  { scope, filters, asOf, order, from, limit }: Listing & { order: LibraryOrder; from: number; limit: number },
): Promise<string[]> {
  const where = and([isListed(scope, filters.archived), ...within(asOf), ...conditionsOf(filters)])
  const listed =
    order === 'project'
      ? sql`${withProjects(where)} order by ${byProject}`
      : sql`select version_id as "versionId" from version_texts where ${where} order by ${orders[order]}`
  const { rows } = await sql<{ versionId: string }>`${listed} limit ${limit} offset ${from}`.execute(database)
  return rows.map(({ versionId }) => versionId)
}

/** Number of the newest documents whose words are offered in place of mistyped ones. */
const mostRead = 500

type Vocabulary = { scope: LibraryScope; filters: LibraryFilters; shortest: number; longest: number }

/** Lists the words of these lengths in the listed documents, each with the number of documents. Markers of filters begin with `~`. */
export async function listVocabulary(
  database: Database,
  { scope, filters, shortest, longest }: Vocabulary,
): Promise<{ word: string; count: number }[]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select lexeme as word, count(*)::int as count
    from (select words from version_texts where ${isListed(scope, filters.archived)} order by position desc limit ${mostRead}) listed,
      unnest(words)
    where length(lexeme) between ${shortest} and ${longest} and lexeme not like '~%' group by lexeme`.execute(database)
  return rows
}

/** Rows of `version_texts` with their projects; the inner names keep the conditions unambiguous. */
const withProjects = (where: RawBuilder<unknown>) => sql`
  select listed.version_id as "versionId", project, listed.client from (select * from version_texts where ${where}) listed
    join documents on documents.id = listed.document_id`
const byProject = sql`project_key, listed.client, listed.position desc`

/** Projects of the list in their order, each with its number of documents. */
export async function countProjects(database: Database, { scope, filters, asOf }: Listing): Promise<ProjectGroup[]> {
  const where = and([isListed(scope, filters.archived), ...within(asOf), ...conditionsOf(filters)])
  const { rows } = await sql<ProjectGroup>`
    select min(project) as project, listed.client, count(*) from (select document_id, client from version_texts where ${where}) listed
      join documents on documents.id = listed.document_id
    group by project_key, listed.client order by project_key, listed.client`.execute(database)
  return rows
}

/** Returns versions ordered by project, each with its project. */
export async function listByProject(database: Database, versionIds: string[]) {
  const { rows } = await sql<{ versionId: string; project: string; client: ClientId }>`
    ${withProjects(sql`version_id = any(${versionIds}::uuid[])`)} order by ${byProject}`.execute(database)
  return rows
}

/** Counts the documents of each kind, filtered by period and by what the viewer has to act on only. */
export async function countCells(database: Database, { scope, filters, asOf }: Listing): Promise<Cell[]> {
  const where = and([isListed(scope, filters.archived), ...within(asOf), ...rowFilters(filters)])
  const { rows } = await sql<Cell>`
    select client, type, author, state, is_marked as "isMarked", count
    from (select min(position) as position, count(*) as count from version_texts where ${where} group by cell) cells
      join version_texts using (position)`.execute(database)
  return rows
}

/**
 * Returns the position of the newest document in the viewer's own list: the newest of all would reveal to a client how much is written for
 * others.
 */
export async function findNewest(database: Database, scope: LibraryScope, archived: boolean): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select position as newest from version_texts where ${isListed(scope, archived)} order by position desc limit 1`.execute(
    database,
  )
  return rows[0]?.newest ?? 0
}

export const listLines = prepareQuery<{ versionId: string; lines: string }>(
  'list-lines-of-versions',
  'select version_id as "versionId", lines from version_texts where version_id = any($1::uuid[])',
)

export type LibraryRow = {
  id: string
  versionId: string
  name: string
  title: string
  type: DocumentTypeId
  client: ClientId
  clientName: string
  project: string
  version: string
  isApproved: boolean
  state: DocumentState
  author: string
  writer: string
  approvedBy: string | null
  createdAt: Date
  archivedAt: Date | null
  budget: string | null
  currency: string | null
  weeks: string | null
  starts: string | null
  ends: string | null
  requirements: number
  questions: number
  assumptions: number
  marks: number
}

/** The state of the newest version that the viewer may see. */
const state = `case when documents.archived_at is not null then 'archived' else version_texts.state end`

export const listRows = prepareQuery<LibraryRow>(
  'list-rows-of-library',
  `select documents.id, versions.id as "versionId", coalesce(documents.name, title) as name, title, documents.type, documents.client,
    ${clientName} as "clientName", project,
    number as version, is_approved as "isApproved", ${state} as state, accounts.display_name as author, writer,
    case when $2::boolean then ${nameOutside('approvers')} else approvers.display_name end as "approvedBy", at as "createdAt",
    documents.archived_at as "archivedAt",
    budget, currency, weeks, starts, ends, requirements, questions, assumptions, document_facts.marks
  from version_texts join versions on versions.id = version_texts.version_id join documents on documents.id = versions.document_id
    ${joinClients} join accounts on accounts.id = author join document_facts on document_facts.version_id = versions.id
    left join approvals on approvals.version_id = versions.id left join accounts approvers on approvers.id = approved_by
  where version_texts.version_id = any($1::uuid[])`,
)

export const listAuthors = prepareQuery<Person>(
  'list-authors-of-library',
  'select id, display_name as name from accounts where id = any($1::uuid[])',
)

export const listClientNames = prepareQuery<{ id: string; name: string }>(
  'list-clients-of-library',
  'select id, name from clients where id = any($1::text[])',
)
