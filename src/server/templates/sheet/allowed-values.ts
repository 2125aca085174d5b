import { type Area, areaOf, isIn } from './area.ts'
import type { Book, BookSheet } from './open-book.ts'
import { type Grid, readGrid } from './read-grid.ts'

/** In a list of more values than this, people do not choose an answer. */
const mostValues = 200

type Listing = { book: Book; sheet: BookSheet; grid: Grid; progress: () => void }
/** The permitted values of a cell; `unknown` if a formula determines the list. */
export type Allowed = string[] | 'unknown' | undefined

/** Looks up the values that a sheet's drop-down lists permit in a cell. */
export function createAllowed({ book, sheet, grid, progress }: Listing) {
  const known = new Map<string, Promise<Allowed>>()
  return (row: number, column: number): Promise<Allowed> => {
    const formula = grid.lists.find(({ areas }) => areas.some((area) => isIn(area, row, column)))?.formula
    if (formula === undefined) return Promise.resolve(undefined)
    const values = known.get(formula) ?? valuesOf(formula)
    known.set(formula, values)
    return values
  }

  async function valuesOf(formula: string): Promise<Allowed> {
    const literal = /^"([\s\S]*)"$/.exec(formula)?.[1]
    if (literal !== undefined)
      return literal
        .replaceAll('""', '"')
        .split(',')
        .map((value) => value.trim())
    const place = placeOf(book.names.get(formula.toLowerCase()) ?? formula)
    const from = place && (place.sheet === undefined ? sheet : book.sheets.find(({ name }) => name === place.sheet))
    if (!place || !from || sizeOf(place.area) > mostValues) return 'unknown'
    const read = from === sheet ? grid : await readGrid({ book, sheet: from, progress, lastRow: place.area.bottom })
    const values = [...read.rows]
      .flatMap(([row, cells]) => [...cells].flatMap(([column, { text }]) => (isIn(place.area, row, column) ? [text.trim()] : [])))
      .filter((value) => value !== '')
    return values.length === 0 ? 'unknown' : values
  }
}

const sizeOf = ({ left, top, right, bottom }: Area) => (right - left + 1) * (bottom - top + 1)

/** `Lists!$A$1:$A$3`, `'My lists'!A1:A3` or `$A$1:$A$3`. */
function placeOf(formula: string): { sheet: string | undefined; area: Area } | undefined {
  const [, quoted, plain, reference = ''] = /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?([^!]+)$/.exec(formula.trim()) ?? []
  const area = areaOf(reference)
  return area && { sheet: quoted?.replaceAll("''", "'") ?? plain, area }
}
