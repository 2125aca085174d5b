import { type RawBuilder, sql } from 'kysely'
import type { DocumentState } from '#shared/document-states.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { LibraryOrder } from '#shared/library.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { clientName, joinClients } from '#server/clients/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { sharedWith } from '#server/sharing/store.ts'
import { joinNewestShown, viewerValues } from '../shown-versions.ts'

type Granted = { documentId: string; versionId: string }
/** The one visible version of each document that the viewer may see: nothing else is listed, counted or found. */
export type LibraryScope = {
  /** Null for staff, who see the current version of every document. */
  client: string | null
  /** Documents shared with the viewer, each with the version that the viewer may see. */
  granted: Granted[]
}
export type LibraryFilters = {
  client?: ClientId | undefined
  type?: DocumentTypeId | undefined
  state?: 'draft' | 'approved' | undefined
  marks?: boolean | undefined
  /** Id of an account. */
  who?: string | undefined
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
  isApproved: boolean
  isMarked: boolean
  sortName: string
}
export type Cell = Pick<Listed, 'client' | 'type' | 'author' | 'isApproved' | 'isMarked'> & { count: number }

const findGranted = prepareQuery<Granted>(
  'list-granted-versions',
  `select documents.id as "documentId", versions.id as "versionId" from documents ${joinNewestShown()}
  where documents.id in (${sharedWith('$2')})`,
)

export const findScope = async (database: Database, viewer: Viewer): Promise<LibraryScope> =>
  isStaff(viewer)
    ? { client: null, granted: [] }
    : { client: viewer.client, granted: await findGranted(database, viewerValues(viewer)) }

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

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

const moments = ({ since, until }: LibraryFilters) => [
  ...(since ? [sql`at >= ${since}`] : []),
  ...(until ? [sql`at < ${until}`] : []),
]
const conditionsOf = (filters: LibraryFilters) => [
  ...moments(filters),
  ...(filters.client ? [sql`client = ${filters.client}`] : []),
  ...(filters.type ? [sql`type = ${filters.type}`] : []),
  ...(filters.state ? [sql`is_approved = ${filters.state === 'approved'}`] : []),
  ...(filters.marks === undefined ? [] : [sql`is_marked = ${filters.marks}`]),
  ...(filters.who ? [sql`author = ${filters.who}`] : []),
]

const orders: Record<LibraryOrder, RawBuilder<unknown>> = {
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
  const { rows } = await sql<{ versionId: string }>`
    select version_id as "versionId" from version_texts where ${where} order by ${orders[order]} limit ${limit} offset ${from}`.execute(
    database,
  )
  return rows.map(({ versionId }) => versionId)
}

/** Counts the documents of each kind, filtered by period only. */
export async function countCells(database: Database, { scope, filters, asOf }: Listing): Promise<Cell[]> {
  const where = and([isListed(scope, filters.archived), ...within(asOf), ...moments(filters)])
  const { rows } = await sql<Cell>`
    select client, type, author, is_approved as "isApproved", is_marked as "isMarked", count
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

/** Finds the approximate positions where the period begins and ends; versions written at the same moment may be out of order. */
export async function findPlaces(database: Database, { since, until }: LibraryFilters) {
  const at = async (moment: Date | undefined) => {
    if (!moment) return undefined
    const { rows } = await sql<{ position: number }>`
      select position from version_texts where at >= ${moment} order by at, position limit 1`.execute(database)
    return rows[0]?.position
  }
  return { first: await at(since), last: await at(until) }
}

/** Returns the stems of words, in the same order. */
export async function findStems(database: Database, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select coalesce((ts_lexize('english_stem', word))[1], word) as stem
    from unnest(${words}::text[]) with ordinality as asked (word, place) order by place`.execute(database)
  return rows.map(({ stem }) => stem)
}

/**
 * Returns the matching versions, newest first. Sorted by a sum, because with the index's order the planner would unpack all words of each
 * row, which takes seconds when hits are rare.
 */
export async function findHits(
  database: Database,
  {
    of,
    query,
    filters,
    asOf,
    limit,
  }: { of: 'names' | 'words'; query: string; filters: LibraryFilters; asOf: number; limit: number },
): Promise<Listed[]> {
  const where = and([sql`${sql.ref(of)} @@ ${query}::tsquery`, sql`position <= ${asOf}`, ...moments(filters)])
  const { rows } = await sql<Listed>`
    select version_id as "versionId", position, client, type, author, is_approved as "isApproved", is_marked as "isMarked",
      sort_name as "sortName"
    from version_texts where ${where} order by position + 0 desc limit ${limit}`.execute(database)
  return rows
}

/** Maximum number of rows read for one word, newest first: a word in more rows than that is of little use for ranking. */
const mostOfWord = 200

/** Returns the versions that contain the most of some words. Rarer words count more, and words of a name count twice. */
export async function findLikely(database: Database, queries: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ versionId: string }>`
    select version_id as "versionId" from (
      select found.version_id, found.position, is_named, count(*) over (partition by place) as holders
      from unnest(${queries}::text[]) with ordinality as asked (query, place)
        cross join lateral (
          select version_id, position, names @@ query::tsquery as is_named from version_texts
          where words @@ query::tsquery order by position + 0 desc limit ${mostOfWord}
        ) found
    ) each
    group by version_id
    order by sum(ln(1 + ${mostOfWord} / holders::float) * case when is_named then 2 else 1 end) desc, max(position) desc
    limit ${limit}`.execute(database)
  return rows.map(({ versionId }) => versionId)
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
const state = `case
    when documents.archived_at is not null then 'archived'
    when is_approved and exists (select from publications where publications.version_id = versions.id) then 'published'
    when is_approved then 'approved'
    when exists (select from reviews where reviews.version_id = versions.id and reviews.state = 'open') then 'in-review'
    else 'draft' end`

export const listRows = prepareQuery<LibraryRow>(
  'list-rows-of-library',
  `select documents.id, versions.id as "versionId", coalesce(documents.name, title) as name, title, documents.type, documents.client,
    ${clientName} as "clientName", project,
    number as version, is_approved as "isApproved", ${state} as state, display_name as author, writer, at as "createdAt",
    documents.archived_at as "archivedAt",
    budget, currency, weeks, starts, ends, requirements, questions, assumptions, document_facts.marks
  from version_texts join versions on versions.id = version_texts.version_id join documents on documents.id = versions.document_id
    ${joinClients} join accounts on accounts.id = author join document_facts on document_facts.version_id = versions.id
  where version_texts.version_id = any($1::uuid[])`,
)

export const listAuthors = prepareQuery<{ id: string; name: string }>(
  'list-authors-of-library',
  'select id, display_name as name from accounts where id = any($1::uuid[])',
)

export const listClientNames = prepareQuery<{ id: string; name: string }>(
  'list-clients-of-library',
  'select id, name from clients where id = any($1::text[])',
)
