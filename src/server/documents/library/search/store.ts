import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { and, type LibraryFilters, type Listed, type Person, rowFilters } from '../store.ts'

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

const listed = sql`
  version_id as "versionId", position, client, type, author, state, is_marked as "isMarked", sort_name as "sortName"`

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
  const where = and([sql`${sql.ref(of)} @@ ${query}::tsquery`, sql`position <= ${asOf}`, ...rowFilters(filters)])
  const { rows } = await sql<Listed>`
    select ${listed} from version_texts where ${where} order by position + 0 desc limit ${limit}`.execute(database)
  return rows
}

/** Returns the matching versions of the projects of a name, newest first. */
export async function findOfProjects(
  database: Database,
  {
    projectKey,
    query,
    filters,
    asOf,
    limit,
  }: { projectKey: string; query: string; filters: LibraryFilters; asOf: number; limit: number },
): Promise<Listed[]> {
  const where = and([sql`names @@ ${query}::tsquery`, sql`position <= ${asOf}`, ...rowFilters(filters)])
  const { rows } = await sql<Listed>`
    with called as materialized (
      select documents.id from clients join documents on documents.client = clients.id and project_key = ${projectKey} limit ${limit})
    select ${listed} from version_texts where document_id = any(array(select id from called)) and ${where}
    order by position + 0 desc limit ${limit}`.execute(database)
  return rows
}

/** Lists the name of each version's document, and its project. */
export const listNames = prepareQuery<{ versionId: string; name: string; project: string }>(
  'list-names-of-found-versions',
  `select version_id as "versionId", sort_name as name, project from version_texts join documents on documents.id = document_id
  where version_id = any($1::uuid[])`,
)

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

/** Lists all people who may have written or approved a document. */
export type SearchedPerson = Person & {
  /** True if the viewer may find documents by this person's approvals. */ isApprover: boolean
}
/** All accounts. Outside the firm (`$1`), it is not shown which of the firm's people approved a version. */
export const listPeople = prepareQuery<SearchedPerson>(
  'list-people-of-library',
  `select id, display_name as name, (client is not null or not $1::boolean) as "isApprover" from accounts`,
)
