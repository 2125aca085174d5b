import type { Database } from '#server/platform/database.ts'
import type { LibraryFilters, LibraryScope, Listed } from '../store.ts'
import { findHits, findPlaces, findStems, listPeople } from './store.ts'
import { bucketSize, readQuestion, writeBuckets, writeFilters, writeWords } from './write-query.ts'

/** Maximum number of hits for one search; to see others, users must narrow it. */
export const mostHits = 100

/** How many of the newest thousands are searched first, and how many at most before the search covers all the others. */
const [looksFirst, looksMost] = [2, 16] as const
/** Factor for safety, because hits are not spread evenly. */
const spare = 1.3

type Search = { scope: LibraryScope; filters: LibraryFilters; asOf: number; words: ReturnType<typeof readQuestion> }
export type Hits = { hits: Listed[]; isMore: boolean }

/** Returns matches in the name, then matches in the text, each newest first. */
export async function searchLibrary(database: Database, { scope, filters, asOf, words }: Search): Promise<Hits> {
  if (words.words.length === 0 || asOf === 0) return { hits: [], isMore: false }
  const [stems, people, { first, last }] = await Promise.all([
    findStems(database, words.words),
    listPeople(database, []),
    findPlaces(database, filters),
  ])
  const queries = writeWords(words, stems, people)
  // One thousand more on either side; the exact days are checked in each row.
  const top = Math.floor(Math.min(asOf, last === undefined ? asOf : last + bucketSize) / bucketSize)
  const bottom = filters.since ? Math.max(0, Math.floor(((first ?? asOf) - bucketSize) / bucketSize)) : 0
  const hits = new Map<string, Listed>()
  for (const query of queries) {
    const within = { query: `${query} & ${writeFilters(scope, filters)}`, filters, asOf, top, bottom }
    const [called, said] = await Promise.all([look(database, 'names', within), look(database, 'words', within)])
    for (const hit of [...called, ...said]) if (!hits.has(hit.versionId)) hits.set(hit.versionId, hit)
    if (hits.size > mostHits) break
  }
  return { hits: [...hits.values()].slice(0, mostHits), isMore: hits.size > mostHits }
}

type Within = { query: string; filters: LibraryFilters; asOf: number; top: number; bottom: number }

async function look(database: Database, of: 'names' | 'words', within: Within): Promise<Listed[]> {
  const { query, filters, asOf, top, bottom } = within
  const hits: Listed[] = []
  let [below, thousands] = [top, looksFirst as number]
  while (below >= bottom && hits.length <= mostHits) {
    const isRest = top - below + thousands > looksMost
    const to = isRest ? bottom : Math.max(bottom, below - thousands + 1)
    const staged = isRest ? query : `${query} & ${writeBuckets(below, to)}`
    const until = isRest ? Math.min(asOf, (below + 1) * bucketSize - 1) : asOf
    hits.push(...(await findHits(database, { of, query: staged, filters, asOf: until, limit: mostHits + 1 - hits.length })))
    below = to - 1
    thousands = missingThousands(hits.length, top - below)
  }
  return hits
}

/**
 * Estimates how many more thousands of rows to search for the missing hits, assuming that hits are as frequent there. All rows of a
 * searched thousand are read, also those without the words. Without a hit among the newest there is nothing to estimate from.
 */
function missingThousands(found: number, looked: number): number {
  if (found === 0) return looked < looksMost ? looksMost - looked : Infinity
  return Math.ceil(((mostHits + 1 - found) / found) * looked * spare)
}
