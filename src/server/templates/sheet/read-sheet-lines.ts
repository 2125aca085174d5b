import { collectUnread } from '../collect-unread.ts'
import type { Line, ReadText } from '../line.ts'
import { isIn } from './area.ts'
import { type Book, type BookSheet, openBook } from './open-book.ts'
import { type Grid, type GridCell, readGrid } from './read-grid.ts'
import { dayText, findHeads } from './read-sheet.ts'

const mostSheets = 40
/** Significant digits of a number: more are an error of binary fractions. */
const digits = 12

/** The cells of a workbook as tables, a sheet below its name; hidden sheets and rows are only listed. */
export async function readSheetLines(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const book = await openBook(bytes, progress)
  const unread = collectUnread()
  const lines: Line[] = []
  for (const sheet of book.sheets.slice(0, mostSheets)) {
    if (sheet.isHidden) unread.tell({ kind: 'hidden', text: sheet.name })
    else lines.push(...(await linesOfSheet({ book, sheet, unread, progress })))
  }
  return { lines, unread: unread.entries }
}

type SheetReading = { book: Book; sheet: BookSheet; unread: ReturnType<typeof collectUnread>; progress: () => void }

async function linesOfSheet({ book, sheet, unread, progress }: SheetReading): Promise<Line[]> {
  const grid = await readGrid({ book, sheet, progress })
  unread.under(sheet.name)
  const rows = [...grid.rows.keys()].toSorted((a, b) => a - b)
  const columns = usedColumns(grid)
  const hidden = rows.filter((row) => grid.hidden.rows.has(row))
  for (const row of hidden) unread.tell({ kind: 'hidden', text: textsOf(book, grid, row).filter(Boolean).join(' · ') })
  const { head, roles } = findHeads(grid)
  const isHead = (row: number) => row === head && Object.keys(roles).length > 1
  const lines: Line[] = rows.length > 0 ? [{ text: sheet.name, level: 1 }] : []
  let last = 0
  for (const row of rows.filter((one) => !grid.hidden.rows.has(one))) {
    const texts = columns.map((column) => textAt({ book, grid }, row, column))
    const filled = texts.filter((text) => text !== '')
    if (last > 0 && row > last + 1) lines.push({ text: '' })
    last = row
    if (filled.length === 0) continue
    // A title above or between tables.
    lines.push({ text: filled.length === 1 && (row < head || columns.length === 1) ? filled[0]! : `| ${texts.join(' | ')} |` })
    if (isHead(row)) lines.push({ text: `|${' --- |'.repeat(columns.length)}` })
  }
  return lines
}

function usedColumns({ rows, hidden }: Grid): number[] {
  const used = new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))
  return [...used].filter((column) => !hidden.columns.some((area) => isIn(area, 1, column))).toSorted((a, b) => a - b)
}

const textsOf = (book: Book, grid: Grid, row: number) =>
  [...(grid.rows.get(row)?.values() ?? [])].map((cell) => shownText(book, cell))

/** The text of a cell; one that is merged over rows belongs to each of them, unless it is the first column. */
function textAt({ book, grid }: { book: Book; grid: Grid }, row: number, column: number): string {
  const own = grid.rows.get(row)?.get(column)
  if (own) return shownText(book, own)
  const area = grid.merged.find((one) => isIn(one, row, column) && one.bottom > one.top)
  if (!area || column !== area.left || column === 1) return ''
  const above = grid.rows.get(area.top)?.get(area.left)
  return above ? shownText(book, above) : ''
}

/** The number of the day after 31 December 9999, the last that Excel can show. */
const afterLastDay = 2_958_466

/** A cell as Excel shows it: dates and percentages are numbers with a format. */
function shownText({ dayFormats, percentFormats, isFrom1904 }: Book, { text, kind, format }: GridCell): string {
  const number = kind !== 'text' && /^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(text) ? Number(text) : undefined
  if (number !== undefined && dayFormats[format] === true && number >= 1 && number < afterLastDay)
    return dayText(number, isFrom1904)
  if (number !== undefined && percentFormats[format] === true) return `${Number((number * 100).toPrecision(digits))} %`
  if (number !== undefined && text.includes('.')) return String(Number(number.toPrecision(digits)))
  return text.replaceAll(/\s+/g, ' ').trim()
}
