import type { LibraryFacets } from '#shared/api/library.ts'
import { type LibraryFilter, libraryFilters, libraryLimits, type LibraryOrder, type ListedState } from '#shared/library.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { projectKey } from '../store.ts'
import { countFacets, sumCells } from './count-facets.ts'
import { type FoundLine, findLine, markWords, type Span } from './find-line.ts'
import { countFound, type Hits, searchLibrary } from './search/search-library.ts'
import { findLikely, findStems } from './search/store.ts'
import * as store from './store.ts'
import { suggestWords } from './search/suggest-words.ts'
import { readQuestion, writeEachWord, writeFilters } from './search/write-query.ts'

export type LibraryQuestion = {
  q: string
  filters: store.LibraryFilters
  order: LibraryOrder
  from: number
  limit: number
  asOf: number | undefined
  counts: boolean
}
export type FoundRow = store.LibraryRow & { nameMarks: Span[]; hit: FoundLine | null }
type Without = { filter: LibraryFilter; total: number; isMore: boolean }
export type LibraryList = {
  rows: FoundRow[]
  asOf: number
  total: number | null
  isMore: boolean
  facets: LibraryFacets | null
  /** If ordered by project and counted: the projects in that order. */
  groups: store.ProjectGroup[] | null
  without: Without[]
  /** If nothing was found: the search with mistyped words corrected, if that finds something. */
  meant: string | null
}
type Asked = LibraryQuestion & { database: Database; scope: store.LibraryScope; asOf: number }

/** Returns the page of the library that the viewer may see, filtered and sorted; with search words, the documents that match. */
export async function listLibrary(database: Database, viewer: Viewer, question: LibraryQuestion): Promise<LibraryList> {
  const scope = await store.findScope(database, viewer)
  const newest = await store.findNewest(database, scope, question.filters.archived)
  const asked = { ...question, database, scope, asOf: Math.min(question.asOf ?? newest, newest) }
  const listed = await (question.q.trim() === '' ? browse(asked) : search(asked))
  const isEmpty = listed.total === 0 && question.counts
  const [without, meant] = isEmpty ? await Promise.all([countWithout(asked), findMeant(asked)]) : [[], null]
  return { ...listed, asOf: asked.asOf, without, meant }
}

async function findMeant(asked: Asked): Promise<string | null> {
  const { database, scope, filters, q } = asked
  const meant = await suggestWords(database, { scope, filters, words: readQuestion(q).words })
  return meant !== undefined && (await countAll({ ...asked, q: meant })).total > 0 ? meant : null
}

/** Lists documents visible to the viewer, newest first. */
export async function listShown(
  database: Database,
  viewer: Viewer,
  { filters, limit }: Pick<LibraryQuestion, 'filters' | 'limit'>,
): Promise<store.LibraryRow[]> {
  const scope = await store.findScope(database, viewer)
  return readRows(database, scope, await store.listVersionIds(database, { scope, filters, order: 'newest', from: 0, limit }))
}

/** Counts the documents visible to the viewer, and how many of them are approved. */
export async function countShown(database: Database, viewer: Viewer, filters: store.LibraryFilters) {
  const cells = await store.countCells(database, { scope: await store.findScope(database, viewer), filters })
  const ofState = (state: ListedState) => sumCells(cells, { ...filters, state })
  return { total: sumCells(cells, filters), approved: ofState('approved') + ofState('published') }
}

/** Returns the documents visible to the viewer that contain the most of some words. */
export async function listLikely(
  database: Database,
  viewer: Viewer,
  { words, filters, limit }: Pick<LibraryQuestion, 'filters' | 'limit'> & { words: string[] },
): Promise<store.LibraryRow[]> {
  if (words.length === 0) return []
  const [scope, stems] = await Promise.all([store.findScope(database, viewer), findStems(database, words)])
  const queries = writeEachWord([...new Set(stems)], writeFilters(scope, filters))
  return readRows(database, scope, await findLikely(database, queries, limit))
}

type FoundRows = Omit<LibraryList, 'asOf' | 'without' | 'meant'>

async function browse(asked: Asked): Promise<FoundRows> {
  const { database, filters, counts } = asked
  const [ids, cells, groups] = await Promise.all([
    store.listVersionIds(database, asked),
    counts ? store.countCells(database, asked) : null,
    counts && asked.order === 'project' ? store.countProjects(database, asked) : null,
  ])
  const [rows, facets] = await Promise.all([readRows(database, asked.scope, ids), cells && tellFacets(database, filters, cells)])
  const shown = rows.map((row) => ({ ...row, nameMarks: [], hit: null }))
  return { rows: shown, total: cells && sumCells(cells, filters), isMore: false, facets, groups }
}

async function search(asked: Asked): Promise<FoundRows> {
  const { database, q, filters, order, from, counts } = asked
  const words = readQuestion(q)
  const { hits, isMore, queries } = await searchLibrary(database, { ...asked, words })
  const found = sortHits(hits, order).map(({ versionId }) => versionId)
  const byProject = order === 'project' ? await store.listByProject(database, found) : null
  const ordered = byProject?.map(({ versionId }) => versionId) ?? found
  const ids = ordered.slice(from, from + Math.min(asked.limit, libraryLimits.found))
  const [rows, texts, cells] = await Promise.all([
    readRows(database, asked.scope, ids),
    store.listLines(database, [ids]),
    counts ? countFound(database, { ...asked, hits, queries }) : null,
  ])
  const facets = cells && (await tellFacets(database, filters, cells))
  const lines = new Map(texts.map((text) => [text.versionId, text.lines]))
  const told = rows.map((row) => ({
    ...row,
    nameMarks: markWords(row.name, words.words),
    hit: findLine(lines.get(row.versionId) ?? '', words.words),
  }))
  const groups = counts && byProject ? groupByProject(byProject) : null
  return { rows: told, total: counts ? hits.length : null, isMore, facets, groups }
}

/** Counts neighbours of the same project and client. */
function groupByProject(rows: Omit<store.ProjectGroup, 'count'>[]): store.ProjectGroup[] {
  const groups: store.ProjectGroup[] = []
  for (const { project, client } of rows) {
    const last = groups.at(-1)
    if (last && last.client === client && projectKey(last.project) === projectKey(project)) last.count += 1
    else groups.push({ project, client, count: 1 })
  }
  return groups
}

/** Hits come with the best match first. */
function sortHits(hits: Hits['hits'], order: LibraryOrder) {
  if (order === 'newest' || order === 'project') return hits
  const byPlace = (a: store.Listed, b: store.Listed) => a.position - b.position
  return hits.toSorted(order === 'oldest' ? byPlace : (a, b) => a.sortName.localeCompare(b.sortName) || byPlace(b, a))
}

async function readRows(database: Database, { client }: store.LibraryScope, ids: string[]): Promise<store.LibraryRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await store.listRows(database, [ids, client !== null])).map((row) => [row.versionId, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

async function tellFacets(database: Database, filters: store.LibraryFilters, cells: store.Cell[]): Promise<LibraryFacets> {
  const [who, client] = await Promise.all([
    store.listAuthors(database, [[...new Set(cells.map(({ author }) => author))]]),
    store.listClientNames(database, [[...new Set(cells.map((cell) => cell.client))]]),
  ])
  return countFacets(cells, filters, { who: byId(who), client: byId(client) })
}

const byId = (named: { id: string; name: string }[]) => new Map(named.map(({ id, name }) => [id, name]))

/** Counts how many documents there would be without each one of the filters. */
async function countWithout(asked: Asked): Promise<Without[]> {
  const isAsked = (filter: LibraryFilter) => (filter === 'q' ? asked.q.trim() !== '' : asked.filters[filter] !== undefined)
  const told = []
  for (const filter of libraryFilters.filter(isAsked)) {
    const filters = filter === 'q' ? asked.filters : { ...asked.filters, [filter]: undefined }
    told.push({ filter, ...(await countAll({ ...asked, filters, q: filter === 'q' ? '' : asked.q })) })
  }
  return told.filter(({ total }) => total > 0)
}

async function countAll(asked: Asked): Promise<{ total: number; isMore: boolean }> {
  const { database, filters, q } = asked
  if (q.trim() === '') return { total: sumCells(await store.countCells(database, asked), filters), isMore: false }
  const { hits, isMore } = await searchLibrary(database, { ...asked, words: readQuestion(q) })
  return { total: hits.length, isMore }
}
