import { roomOf } from './page.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import type { PlacedTable } from './tables/placed-table.ts'

/** Maximum share of a page for content below a table with a repeated heading, if it is to be printed with the table's end. */
const mostBelow = 0.5

type Titles = { row: number; height: number }
type Turn = { row: number; isFull: boolean }
/** `tops`: points above each row, and finally of all rows. */
type Print = {
  rows: readonly SheetRow[]
  tops: readonly number[]
  wholes: readonly (Sheet['wholes'][number] & { height: number })[]
  room: number
}

/** Sets page breaks so that related rows are printed together, and chooses the heading that is repeated on later pages. */
export function turnPages(sheet: Sheet) {
  const print = readPrint(sheet)
  if (print.tops.at(-1)! <= print.room && sheet.tables.length !== 1) return
  const turns = layPages(print, sheet)
  const last = sheet.tables.at(-1)
  const isAtEnd = last !== undefined && endOf(last) === sheet.rows.length - 1
  const parted = sheet.tables.findLast((table) => turns.some(({ row }) => row > table.headerRow && row <= endOf(table)))
  for (const table of new Set([parted, isAtEnd ? last : undefined])) {
    if (!table) continue
    const titles = { row: table.headerRow, height: sheet.rows[table.headerRow]!.height }
    const repeated = layPages(print, { stays: withRest(sheet, print, endOf(table)), titles })
    // A heading is repeated on every later page, so none may begin with other content.
    if (repeated.every(({ row }) => row <= endOf(table))) return repeat(sheet, titles, repeated)
  }
  sheet.breaks = turns.map(({ row }) => row)
}

const endOf = ({ lastRow, hasTotals }: PlacedTable) => lastRow + Number(hasTotals)

function readPrint(sheet: Sheet): Print {
  const { rows, wholes } = sheet
  const tops = [0]
  for (const { height } of rows) tops.push(tops.at(-1)! + height)
  return { rows, tops, room: roomOf(sheet), wholes: wholes.map((one) => ({ ...one, height: tops[one.to + 1]! - tops[one.from]! })) }
}

/** Adds the content below a table to the page of its last rows, if it is not too high. */
function withRest({ rows, stays }: Sheet, { tops, room }: Print, end: number): ReadonlySet<number> {
  if (tops.at(-1)! - tops[end + 1]! > mostBelow * room) return stays
  return new Set([...stays, ...Array.from({ length: rows.length - end }, (_, index) => end - 1 + index)])
}

/** No break is set where a table's pages are simply full, so that they adapt when rows are filtered or added. */
function repeat(sheet: Sheet, { row: title }: Titles, turns: readonly Turn[]) {
  sheet.titleRow = title
  sheet.breaks = turns.filter(({ row, isFull }) => row <= title || !isFull).map(({ row }) => row)
}

type Laying = { stays: ReadonlySet<number>; titles?: Titles }

function layPages(print: Print, { stays, titles }: Laying): Turn[] {
  const turns: Turn[] = []
  for (let start = 0; ;) {
    const free = print.room - (titles && start > titles.row ? titles.height : 0)
    const full = findFull(print, start, free)
    if (full === undefined) return turns
    start = chooseStart(print, { start, full, free, stays })
    turns.push({ row: start, isFull: start === full })
  }
}

/** The first non-empty row that does not fit on a page; undefined if the page has room for all. */
function findFull({ rows, tops }: Print, start: number, free: number): number | undefined {
  for (let row = start + 1; row < rows.length; row++) if (tops[row + 1]! - tops[start]! > free && !rows[row]!.isGap) return row
  return undefined
}

type Page = { start: number; full: number; free: number; stays: ReadonlySet<number> }

/** The row that begins the next page at the lowest cost: space that is left empty, and content that is separated. */
function chooseStart(print: Print, { start, full, free, stays }: Page): number {
  const { rows, tops } = print
  let [best, least] = [full, Infinity]
  for (let row = full; row > start; row--) {
    if (rows[row]!.isGap || stays.has(above(rows, row))) continue
    const empty = (free - tops[row]! + tops[start]!) / free
    if (empty > least) break
    const cost = empty + partedBy(print, row, free)
    if (cost < least) [best, least] = [row, cost]
  }
  return best
}

function above(rows: readonly SheetRow[], row: number): number {
  let before = row - 1
  while (before > 0 && rows[before]!.isGap) before--
  return before
}

function partedBy({ wholes }: Print, row: number, free: number): number {
  let most = 0
  for (const { from, to, worth, height } of wholes) if (from < row && row <= to && worth > most && height <= free) most = worth
  return most
}

/** The share of a page that may be left empty so that a table, chart or section is not split. */
export const pageBreakWeights = { table: 0.5, chart: 0.4, section: 0.1 } as const

/** Requests that the rows from `row` on are printed on one page, if they fit. */
export function keepWhole({ rows, wholes }: Sheet, row: number, worth: number) {
  const from = rows[row]?.isGap ? row + 1 : row
  const to = rows.length - 1
  if (to > from) wholes.push({ from, to, worth })
}
