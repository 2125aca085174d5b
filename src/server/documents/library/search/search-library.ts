import type { Database } from '#server/platform/database.ts'
import type { Cell, LibraryFilters, LibraryScope, Listed } from '../store.ts'
import { projectKey } from '../../store.ts'
import { type Question, rankHit } from './rank-hits.ts'
import { findHits, findOfProjects, findPlaces, findStems, listNames, listPeople } from './store.ts'
import { bucketSize, writeBuckets, writeFilters, writeWords } from './write-query.ts'

/** Maximum number of hits for one search; to see others, users must narrow it. */
export const mostHits = 100

/** How many of the newest thousands are searched first, and how many at most before the search covers all the others. */
const [looksFirst, looksMost] = [2, 16] as const
/** Factor for safety, because hits are not spread evenly. */
const spare = 1.3

type Search = { scope: LibraryScope; filters: LibraryFilters; asOf: number; q: string; words: Question }
/** `queries`: find the same documents without the filters. */
export type Hits = { hits: Listed[]; isMore: boolean; queries: string[] }

/** Returns the best matches first: those in the title and the project, then those in other names, then those in the text. */
export async function searchLibrary(database: Database, { scope, filters, asOf, q, words }: Search): Promise<Hits> {
  if (words.words.length === 0 || asOf === 0) return { hits: [], isMore: false, queries: [] }
  const [stems, people] = await Promise.all([findStems(database, words.words), listPeople(database, [scope.client !== null])])
  const queries = writeWords(words, stems, people)
  const range = await findRange(database, { filters, asOf })
  const find = (of: 'names' | 'words', query: string) =>
    look(database, of, { query: `${query} & ${writeFilters(scope, filters)}`, filters, asOf, ...range, most: mostHits + 1 })
  const [whole = ''] = queries
  const [said, ...named] = await Promise.all([find('words', whole), ...queries.map((query) => find('names', query))])
  const called = named.flat()
  // Of so many only the newest are read, and the project of that name may be older.
  if (named.some(({ length }) => length > mostHits)) {
    const query = `${whole} & ${writeFilters(scope, filters)}`
    called.push(...(await findOfProjects(database, { projectKey: projectKey(q), query, filters, asOf, limit: mostHits })))
  }
  const hits = new Map([...called, ...said].map((hit) => [hit.versionId, hit]))
  for (const query of queries.slice(1))
    if (hits.size <= mostHits) for (const hit of await find('words', query)) hits.set(hit.versionId, hit)
  const ranked = await rank(database, [...hits.values()], { words, named: new Set(called.map(({ versionId }) => versionId)) })
  return { hits: ranked.slice(0, mostHits), isMore: hits.size > mostHits, queries }
}

/** Sorts hits by their names, and equally good ones newest first. */
async function rank(database: Database, hits: Listed[], { words, named }: { words: Question; named: Set<string> }) {
  const names = new Map((await listNames(database, [hits.map(({ versionId }) => versionId)])).map((row) => [row.versionId, row]))
  return hits
    .map((hit) => {
      const { name = '', project = '' } = names.get(hit.versionId) ?? {}
      return { hit, rank: rankHit({ isNamed: named.has(hit.versionId), names: [name, project] }, words) }
    })
    .toSorted((a, b) => b.rank - a.rank || b.hit.position - a.hit.position)
    .map(({ hit }) => hit)
}

/** Maximum number of matches among the newest thousands that are counted for the facets. */
const mostCounted = 500

/** Counts what the queries find, without the filters, each of which a facet leaves out itself; older ones only if they are listed. */
export async function countFound(
  database: Database,
  { hits, queries, scope, filters, asOf }: Pick<Hits, 'hits' | 'queries'> & Omit<Search, 'q' | 'words'>,
): Promise<Cell[]> {
  if (queries.length === 0) return []
  const query = `(${queries.join(' | ')}) & ${writeFilters(scope, { archived: filters.archived })}`
  const { top, bottom } = await findRange(database, { filters, asOf })
  const newest = { top, bottom: Math.max(bottom, top - looksMost + 1), isBounded: true }
  const found = await look(database, 'words', { query, filters, asOf, ...newest, most: mostCounted })
  const all = new Map([...found, ...hits].map((hit) => [hit.versionId, hit]))
  return [...all.values()].map((hit) => ({ ...hit, count: 1 }))
}

/** Returns the thousands of positions to search: one more on either side, because the exact days are checked in each row. */
async function findRange(database: Database, { filters, asOf }: Pick<Search, 'filters' | 'asOf'>) {
  const { first, last } = await findPlaces(database, filters)
  return {
    top: Math.floor(Math.min(asOf, last === undefined ? asOf : last + bucketSize) / bucketSize),
    bottom: filters.since ? Math.max(0, Math.floor(((first ?? asOf) - bucketSize) / bucketSize)) : 0,
  }
}

/** `isBounded`: everything below `bottom` is left out; otherwise everything that is left is searched in one query in the end. */
type Within = {
  query: string
  filters: LibraryFilters
  asOf: number
  top: number
  bottom: number
  most: number
  isBounded?: boolean
}

async function look(database: Database, of: 'names' | 'words', within: Within): Promise<Listed[]> {
  const { query, filters, asOf, top, bottom, most, isBounded = false } = within
  const hits: Listed[] = []
  let [below, thousands] = [top, looksFirst as number]
  while (below >= bottom && hits.length < most) {
    const isRest = !isBounded && top - below + thousands > looksMost
    const to = isRest ? bottom : Math.max(bottom, below - thousands + 1)
    const staged = isRest ? query : `${query} & ${writeBuckets(below, to)}`
    const until = isRest ? Math.min(asOf, (below + 1) * bucketSize - 1) : asOf
    hits.push(...(await findHits(database, { of, query: staged, filters, asOf: until, limit: most - hits.length })))
    below = to - 1
    thousands = missingThousands({ found: hits.length, most, looked: top - below })
  }
  return hits
}

/**
 * Estimates how many more thousands of rows to search for the missing hits, assuming that hits are as frequent there. All rows of a
 * searched thousand are read, also those without the words. Without a hit among the newest there is nothing to estimate from.
 */
function missingThousands({ found, most, looked }: { found: number; most: number; looked: number }): number {
  if (found === 0) return looked < looksMost ? looksMost - looked : Infinity
  return Math.ceil(((most - found) / found) * looked * spare)
}
