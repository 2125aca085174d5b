import { columnName } from '#server/render/open-xml/chart/chart.ts'
import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import type { Book } from './book.ts'
import { type CellLook, withLook } from './look.ts'
import { sheetText } from './parts/strings.ts'
import type { Link, Run } from './words.ts'
import type { Condition } from './tables/closed-lists.ts'
import type { PlacedTable } from './tables/placed-table.ts'
import type { Validation } from './tables/validation.ts'

export type Content =
  | { runs: readonly Run[]; link?: Link | undefined }
  | { number: number }
  | { formula: string; value: number | string | null }

/** Points. */
export type Drawing = { kind: 'chart' | 'diagram'; row: number; width: number; height: number; draw: DrawGraphic }
/** Writes the parts of a picture or chart and returns the graphic for the drawing `from`; sizes in EMU, `name` unique in a file. */
export type DrawGraphic = (
  file: OpenXmlPackage,
  place: { from: string; id: number; name: string; width: number; height: number },
) => string

/** A gap is only space between two rows. */
export type SheetRow = { height: number; cells: Map<number, string>; isGap?: true }
export type Sheet = {
  name: string
  book: Book
  /** Points of each column, from A, the margin. */
  widths: readonly number[]
  /** The last column that text runs across; it begins in column 1. */
  textEnd: number
  rows: SheetRow[]
  merges: string[]
  links: { cell: string; link: Link }[]
  drawings: Drawing[]
  tables: PlacedTable[]
  /** Rows that begin a printed page. */
  breaks: number[]
  /** The row that is repeated at the top of later pages. */
  titleRow: number | undefined
  /** Rows that are printed on the same page as the next one. */
  stays: Set<number>
  /** Rows that should be printed on one page; `worth` is the share of a page that may be empty for it. */
  wholes: { from: number; to: number; worth: number }[]
  validations: Validation[]
  conditions: Condition[]
  /** Number of frozen rows at the top. */
  frozen: number
  /** Points between the next row and the one above. */
  gap: number
}

/** Points of the column at the left edge. */
const marginWidth = 14

export function createSheet(book: Book, name: string, { widths, textEnd }: Pick<Sheet, 'widths' | 'textEnd'>): Sheet {
  const parts = { rows: [], merges: [], links: [], drawings: [], tables: [], validations: [], conditions: [] }
  const pages = { breaks: [], titleRow: undefined, stays: new Set<number>(), wholes: [] }
  return { book, name, widths: [marginWidth, ...widths], textEnd, ...parts, ...pages, frozen: 0, gap: 0 }
}

/** Excel's limit for the height of a row. */
export const tallestRow = 409
/** The column where everything begins; A is a margin. */
export const firstColumn = 1

/** `B3`, from zero-based numbers. */
export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`
/** `$B$3:$D$9` */
export function absoluteRange(from: { row: number; column: number }, to: { row: number; column: number }): string {
  return `$${columnName(from.column)}$${from.row + 1}:$${columnName(to.column)}$${to.row + 1}`
}
/** The sheet's name as it is written in a formula. */
export const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`

/** Returns the zero-based number of the new row; a gap that was requested before it is a row of its own. */
export function addRow(sheet: Sheet, height: number): number {
  if (sheet.gap > 0 && sheet.rows.length > 0) sheet.rows.push({ height: sheet.gap, cells: new Map(), isGap: true })
  sheet.gap = 0
  return sheet.rows.push({ height: Math.min(tallestRow, Math.ceil(height)), cells: new Map() }) - 1
}

/** Requests space above the next row; the largest of several requests is used. */
export function requestGap(sheet: Sheet, points: number) {
  sheet.gap = Math.max(sheet.gap, points)
}

/** The rows from `row` to the last so far are printed on the page of the next one. */
export function keepWithNext({ stays, rows }: Sheet, row: number) {
  for (let index = row; index < rows.length; index++) stays.add(index)
}

export type Cell = { look: CellLook; content?: Content | undefined }

/** Text with this beginning becomes something other than text when it is typed again. */
const needsQuote = /^[=+\-@']|^[\d\s.,:/%-]+$/

export function putCell(sheet: Sheet, at: { row: number; column: number }, { look, content }: Cell) {
  const r = cellName(at.row, at.column)
  sheet.rows[at.row]!.cells.set(at.column, cellXml(sheet, { r, look }, content))
  if (content && 'runs' in content && content.link) sheet.links.push({ cell: r, link: content.link })
}

function cellXml({ book }: Sheet, { r, look }: { r: string; look: CellLook }, content?: Content): string {
  const { styles, strings } = book
  if (!content || ('runs' in content && content.runs.every(({ text }) => text === '')))
    return `<c r="${r}" s="${styles.indexOf(look)}"/>`
  if (!('runs' in content)) {
    const cell = { r, s: styles.indexOf(withLook(look, 'isNumber')) }
    return 'number' in content ? element('c', cell, `<v>${content.number}</v>`) : formulaXml(content, cell)
  }
  const isQuoted = needsQuote.test(content.runs.map(({ text }) => text).join(''))
  const s = styles.indexOf(isQuoted ? withLook(look, 'isQuoted') : look)
  return `<c r="${r}" s="${s}" t="s"><v>${strings.indexOf(content.runs, look)}</v></c>`
}

function formulaXml(
  { formula, value }: { formula: string; value: number | string | null },
  cell: { r: string; s: number },
): string {
  const f = element('f', {}, escapeXml(formula))
  if (typeof value === 'number') return element('c', cell, [f, `<v>${value}</v>`])
  return element('c', { ...cell, t: 'str' }, [f, element('v', {}, sheetText(value ?? ''))])
}

/** Records this cell as the target of links to a place. */
export function markPlace({ book, name }: Sheet, place: string, at: { row: number; column: number }) {
  const target = book.targets.factAt(place)
  if (target !== null) book.cells.set(target, `${quotedName(name)}!${cellName(at.row, at.column)}`)
}
