import type { LibraryFacets } from '#shared/api/library.ts'
import { documentTypes } from '#shared/document-types.ts'
import type { Cell, LibraryFilters } from './store.ts'

type Facet = keyof LibraryFacets

const valueOf: Record<Facet, (cell: Cell) => string> = {
  client: ({ client }) => client,
  type: ({ type }) => type,
  state: ({ state }) => state,
  marks: ({ isMarked }) => String(isMarked),
  who: ({ author }) => author,
}
export const facetNames = Object.keys(valueOf) as Facet[]

const names: Record<Exclude<Facet, 'who' | 'client'>, Record<string, string>> = {
  type: Object.fromEntries(Object.entries(documentTypes).map(([id, { label }]) => [id, label])),
  state: { draft: 'Draft', 'in-review': 'In review', approved: 'Approved', published: 'Published' },
  marks: { true: 'Labelled', false: 'No labels' },
}

/** Maximum number of values returned for one facet. */
const mostValues = 50

const chosen = (filters: LibraryFilters, facet: Facet) => (filters[facet] === undefined ? undefined : String(filters[facet]))

const passes = (cell: Cell, filters: LibraryFilters, facets: Facet[]) =>
  facets.every((facet) => chosen(filters, facet) === undefined || chosen(filters, facet) === valueOf[facet](cell))

export const sumCells = (cells: Cell[], filters: LibraryFilters) =>
  cells.filter((cell) => passes(cell, filters, facetNames)).reduce((sum, { count }) => sum + count, 0)

/** Counts the documents for each value of a facet, given the other filters; the most frequent first. */
export function countFacets(
  cells: Cell[],
  filters: LibraryFilters,
  known: Record<'who' | 'client', Map<string, string>>,
): LibraryFacets {
  const count = (facet: Facet) => {
    const others = facetNames.filter((name) => name !== facet)
    const sums = new Map<string, number>()
    for (const cell of cells.filter((one) => passes(one, filters, others)))
      sums.set(valueOf[facet](cell), (sums.get(valueOf[facet](cell)) ?? 0) + cell.count)
    const nameOf = (value: string) =>
      (facet === 'who' || facet === 'client' ? known[facet].get(value) : names[facet][value]) ?? value
    return [...sums]
      .map(([value, sum]) => ({ value, name: nameOf(value), count: sum }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, mostValues)
  }
  return { client: count('client'), type: count('type'), state: count('state'), marks: count('marks'), who: count('who') }
}
