import type { BlockOf, Cell, Column, Inline } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { Revision } from '#shared/content/revised.ts'
import { tableRevision } from '#shared/content/revision-of.ts'
import { cellFormatter, isNumeric } from '../format-value.ts'
import { formatColumn } from '../format-column.ts'
import { measureWord } from './measure-word.ts'
import type { Face } from '../fonts/load-fonts.ts'
import { showMissing } from '../fonts/show-missing.ts'
import { type ColumnContent, fitColumns, handwrittenWidth, isBetterWide } from '../fit-columns.ts'
import { signatureHeight, isToBeSigned } from '../to-be-signed.ts'
import { placeOf, type Targets } from '../find-targets.ts'
import { countLines, type CellBox, type LineCount } from './count-lines.ts'
import { captionRoom, toTypstText, toTypstRuns, type Run } from './typst-runs.ts'

type Table = BlockOf<'table'>
/** Plain text, or a run with formatting. */
type SaidCell = string | { runs: Run[]; target?: string }
export type TypstTable = {
  type: 'table'
  caption: string
  number?: string
  landscape: boolean
  /** Short enough for one page. */
  whole: boolean
  /** Minimum height of a row in points. */
  leastRow: number
  size: number
  inset: number
  columns: { heading: string; width: number; align: 'left' | 'right' }[]
  heading: { lines: number | null }
  /** Rows with a known number of lines, or whose lines must be tried in Typst; and whether a page break may split them. */
  rows: { lines: number | null; whole: boolean; cells: SaidCell[] }[]
  totals: string[] | null
}

/** Points inside the margins of an A4 page, in portrait and landscape format. */
const pageWidth = { portrait: 453, landscape: 700 }
/** The same to the hundredth, as the template's margins leave it. */
const exactWidth = { portrait: 453.54, landscape: 700.15 }
/** Type size and cell padding in points. */
const sizes = { portrait: { size: 8.5, inset: 5 }, landscape: { size: 7.6, inset: 3.5 } }
const mostUpright = 7
const mostOnSide = 14
/** Fewer columns are wide enough for their text in portrait format. */
const leastOnSide = 6
/** A row with more lines than this may be split across pages. */
const mostLinesWhole = 14
/** So may a table with more lines than this. */
const mostTableLines = 14

type Filled = { column: Column; cells: Inline[][]; total: string }

/** A table as printed; one that is too wide for any page is split into parts that repeat its first column. */
export function toTypstTables(table: Table, targets: Targets): TypstTable[] {
  const filled = fillColumns(table)
  if (filled.length <= mostOnSide) return [sayPart({ table, targets, caption: table.caption }, filled)]
  const [first, ...others] = filled
  const parts = Math.ceil(others.length / (mostOnSide - 1))
  const each = Math.ceil(others.length / parts)
  return Array.from({ length: parts }, (_, part) => {
    const caption = `${table.caption} (part ${part + 1} of ${parts})`.trim()
    return sayPart({ table, targets, caption }, [first!, ...others.slice(part * each, (part + 1) * each)])
  })
}

function fillColumns(table: Table): Filled[] {
  const { rows, totals } = computeTable(table)
  const { rowRevisions, columnRevisions } = tableRevision(table)
  return table.columns.map((column, index) => {
    const cells = rows.map((row): Cell => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = cellFormatter(column, [...cells, total])
    const word = index === 0 && totals && total === null ? 'Total' : ''
    return {
      column,
      cells: rowRevisions
        ? formatColumn(table, { column, index, values: cells }).map((said, row) =>
            sayRevised(said, rowRevisions[row] ?? columnRevisions?.[index]),
          )
        : cells.map((cell) => (Array.isArray(cell) ? cell : [{ text: minus(format(cell), cell) }])),
      total: total === null ? word : minus(format(total), total),
    }
  })
}

const sayRevised = (said: Inline[] | string, revision: Revision | null | undefined): Inline[] =>
  Array.isArray(said) ? said : [{ text: said, ...(revision && { revision }) }]

const minus = (text: string, value: Cell) => (typeof value === 'number' ? text.replace('-', '\u2212') : text)

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

type Part = { table: Table; targets: Targets; caption: string }

function sayPart({ table, targets, caption }: Part, filled: Filled[]): TypstTable {
  const landscape = filled.length > mostUpright ? !fitsUpright(filled) : filled.length >= leastOnSide && isTall(filled)
  const { size, inset } = landscape ? sizes.landscape : sizes.portrait
  const room = (landscape ? pageWidth.landscape : pageWidth.portrait) - 2 * inset * filled.length
  const { widths } = fitColumns(
    filled.map((column) => needOf(column, size)),
    room,
  )
  const roomOf = (index: number) => ({ width: Math.max(4, widths[index]! - 0.5), face: 'sans' as const, size })
  const full = widths.map((width) => width + 2 * inset)
  const rooms = exactRooms(full, { landscape, inset })
  const linesOf = (cells: Run[][], face: CellBox['face']) =>
    sureLines(cells.map((runs, index) => countLines(runs, { width: rooms[index]!, face, size })))
  const headings = filled.map(({ column }, index) => toTypstText(column.heading, { ...roomOf(index), face: 'sans-semibold' }))
  const headingLines = linesOf(
    headings.map((heading) => [heading]),
    'sans-semibold',
  )
  let tableLines = 0
  const rows = table.rows.map((_, row) => {
    const texts = filled.map(({ cells }) => cells[row] ?? [])
    const lines = texts.map((text, index) => measureWord(showMissing(plainOf(text)), 'sans', size) / widths[index]!)
    const tallest = Math.ceil(Math.max(...lines))
    tableLines += Math.max(1, tallest)
    const said = texts.map((text, index) => toTypstRuns(text, targets, roomOf(index)))
    const target = targets.factAt(placeOf.row(table.id, row))
    return {
      lines: linesOf(said, 'sans'),
      whole: tallest <= mostLinesWhole,
      cells: said.map((runs, index) => sayCell(runs, index === 0 ? target : null)),
    }
  })
  return {
    type: 'table',
    caption: toTypstText(caption, captionRoom),
    landscape,
    whole: tableLines <= mostTableLines,
    leastRow: isToBeSigned(table) ? signatureHeight : 0,
    size,
    inset,
    columns: filled.map(({ column }, index) => ({
      heading: headings[index]!,
      width: full[index]!,
      align: isNumeric(column) ? 'right' : 'left',
    })),
    heading: { lines: headingLines },
    rows,
    totals: filled.some(({ total }) => total !== '') ? filled.map(({ total }, index) => toTypstText(total, roomOf(index))) : null,
  }
}

function sayCell(runs: Run[], target: string | null): SaidCell {
  if (target !== null) return { runs, target }
  const [only = '', ...more] = runs
  return more.length === 0 && typeof only === 'string' ? only : { runs }
}

/** Available width in points of each column's text. */
function exactRooms(full: number[], { landscape, inset }: { landscape: boolean; inset: number }): number[] {
  const stretch = exactWidth[landscape ? 'landscape' : 'portrait'] / sum(full)
  return full.map((width, index) => width * stretch - (index === 0 ? inset : 2 * inset))
}

/** The lines of a row if the estimates of its cells agree. */
function sureLines(counts: (LineCount | undefined)[]): number | null {
  const most = Math.max(0, ...counts.map((count) => count?.most ?? Infinity))
  const fewest = Math.max(0, ...counts.map((count) => count?.fewest ?? 0))
  return most === fewest && most > 0 && most <= mostLinesWhole ? most : null
}

/** Many narrow columns need no more room than a portrait page has. */
function fitsUpright(filled: Filled[]): boolean {
  const needed = filled.map((column) => Math.max(...needOf(column, sizes.portrait.size).cells) + 2 * sizes.portrait.inset)
  return needed.reduce((sum, width) => sum + width, 0) <= pageWidth.portrait
}

/** Long texts in narrow columns, which need far fewer lines on a landscape page. */
function isTall(filled: Filled[]): boolean {
  const fit = (format: 'portrait' | 'landscape') => {
    const { size, inset } = sizes[format]
    const { widths } = fitColumns(
      filled.map((column) => needOf(column, size)),
      pageWidth[format] - 2 * inset * filled.length,
    )
    const lines = filled.flatMap(({ cells }, index) =>
      cells.map((cell) => measureWord(showMissing(plainOf(cell)), 'sans', size) / widths[index]!),
    )
    return { widths, tallest: Math.max(0, ...lines), need: 0 }
  }
  return isBetterWide(fit('portrait'), fit('landscape'))
}

const plainOf = (text: Inline[]) =>
  text.map((inline) => inline.text + (inline.cites ?? []).map((id) => id.slice(0, -2)).join('')).join('')

/** Characters; longer cells have no more influence: they wrap, and measuring all of them would not be worth the time. */
const measured = 160

function needOf({ column, cells, total }: Filled, size: number): ColumnContent {
  const heading = widthsOf(column.heading, 'sans-semibold', size)
  // Figures and dates are never wrapped.
  const isUnbroken = isNumeric(column) || column.kind === 'date'
  let least = heading.word
  const widths = [...cells.map((cell) => plainOf(cell)), total]
    .filter((text) => text !== '')
    .map((text) => {
      const { all, word } = widthsOf(text, 'sans', size)
      least = Math.max(least, isUnbroken ? all : word)
      return all
    })
  return { least, cells: [heading.all, ...(widths.length > 0 ? widths : [handwrittenWidth])] }
}

/** Points of a text on one line, and of its widest word. */
function widthsOf(text: string, face: Face, size: number): { all: number; word: number } {
  const space = measureWord(' ', face, size)
  let [all, word] = [-space, 0]
  for (const each of text.slice(0, measured).split(/\s+/)) {
    const width = measureWord(each, face, size)
    all += space + width
    word = Math.max(word, width)
  }
  return { all: all + 1, word: word + 1 }
}
