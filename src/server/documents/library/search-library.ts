import type { Database } from '#server/platform/database.ts'
import { findHits, findPlaces, findStems, type LibraryFilters, type LibraryScope, type Listed } from './store.ts'
import { bucketSize, readQuestion, writeBuckets, writeFilters, writeWords } from './write-query.ts'

/** Hits that are told of one question; whoever wants others asks more closely. */
export const mostHits = 100

/** Of the newest thousands, how many are looked in first, and how many before all the others are. */
const [looksFirst, looksMost] = [2, 16] as const
/** More than should be enough: hits are not spread evenly. */
const spare = 1.3

type Search = { scope: LibraryScope; filters: LibraryFilters; asOf: number; words: ReturnType<typeof readQuestion> }
export type Hits = { hits: Listed[]; isMore: boolean }

/** What is called so, then what says so, each the newest first. */
export async function searchLibrary(database: Database, { scope, filters, asOf, words }: Search): Promise<Hits> {
  if (words.words.length === 0 || asOf === 0) return { hits: [], isMore: false }
  const queries = writeWords(words, await findStems(database, words.words))
  const { first, last } = await findPlaces(database, filters)
  // A thousand more on either side: the days are looked at in each row.
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
 * How many more have to be looked in for what is missing, if hits are as frequent there: each row of a thousand that is named is
 * gone through, also those that do not hold the words. Of a word that none of the newest holds nothing is known.
 */
function missingThousands(found: number, looked: number): number {
  if (found === 0) return looked < looksMost ? looksMost - looked : Infinity
  return Math.ceil(((mostHits + 1 - found) / found) * looked * spare)
}
