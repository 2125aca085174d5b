import type { Database } from '#server/platform/database.ts'
import { findHits, findPlaces, findStems, type LibraryFilters, type LibraryScope, type Listed } from './store.ts'
import { inBucket, readQuestion, writeBuckets, writeFilters, writeWords } from './write-query.ts'

/** Hits that are told of one question; whoever wants others asks more closely. */
export const mostHits = 100

/** How many of the newest thousands are looked in, one stage after the other, until there are enough hits; then all the others. */
const stages = [2, 16]

type Search = { scope: LibraryScope; filters: LibraryFilters; asOf: number; words: ReturnType<typeof readQuestion> }
export type Hits = { hits: Listed[]; isMore: boolean }

/** What is called so, then what says so, each the newest first. */
export async function searchLibrary(database: Database, { scope, filters, asOf, words }: Search): Promise<Hits> {
  if (words.words.length === 0 || asOf === 0) return { hits: [], isMore: false }
  const queries = writeWords(words, await findStems(database, words.words))
  const { first, last } = await findPlaces(database, filters)
  // A thousand more on either side: the days are looked at in each row.
  const top = Math.floor(Math.min(asOf, last === undefined ? asOf : last + inBucket) / inBucket)
  const bottom = filters.since ? Math.max(0, Math.floor(((first ?? asOf) - inBucket) / inBucket)) : 0
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

async function look(database: Database, of: 'names' | 'words', { query, filters, asOf, top, bottom }: Within): Promise<Listed[]> {
  const hits: Listed[] = []
  let below = top
  for (const stage of [...stages, Infinity]) {
    const to = Math.max(bottom, top - stage + 1)
    if (below < to) continue
    const isRest = stage === Infinity
    const staged = isRest ? query : `${query} & ${writeBuckets(below, to)}`
    const until = isRest ? Math.min(asOf, (below + 1) * inBucket - 1) : asOf
    hits.push(...(await findHits(database, { of, query: staged, filters, asOf: until, limit: mostHits + 1 - hits.length })))
    below = to - 1
    if (hits.length > mostHits || below < bottom) break
  }
  return hits
}
