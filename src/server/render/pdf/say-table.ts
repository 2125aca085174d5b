import type { BlockOf, Cell, Column, Inline } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { cellFormatter, isNumeric } from '../format-value.ts'
import { measureText } from '../fonts/measure-text.ts'
import { showMissing } from '../fonts/show-missing.ts'
import { columnWidths, handwritten, type ColumnNeed } from '../column-widths.ts'
import { placeOf, type Targets } from '../find-targets.ts'
import { captionRoom, say, sayInlines, type Run } from './say-inlines.ts'

type Table = BlockOf<'table'>
export type SaidTable = {
  type: 'table'
  caption: string
  number?: string
  landscape: boolean
  /** Short enough to stand on one page. */
  whole: boolean
  size: number
  inset: number
  columns: { heading: string; width: number; align: 'left' | 'right' }[]
  rows: { whole: boolean; cells: { runs: Run[]; target?: string | null }[] }[]
  totals: string[] | null
}

/** Points inside the margins of an A4 page, upright and on its side. */
const pageWidth = { portrait: 453, landscape: 700 }
/** Points of a letter, and between a column's edge and its words. */
const sizes = { portrait: { size: 8.5, inset: 5 }, landscape: { size: 7.6, inset: 3.5 } }
const mostUpright = 7
const mostOnSide = 14
/** A row of more lines than this may be broken across pages. */
const mostLinesWhole = 14
/** A table of more lines than this may be. */
const mostTableLines = 8

type Filled = { column: Column; cells: Inline[][]; total: string }

/** A table as it is printed; one too wide for any page comes in parts that repeat its first column. */
export function sayTable(table: Table, targets: Targets): SaidTable[] {
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
  return table.columns.map((column, index) => {
    const cells = rows.map((row): Cell => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = cellFormatter(column, [...cells, total])
    const word = index === 0 && totals && total === null ? 'Total' : ''
    return {
      column,
      cells: cells.map((cell) => (Array.isArray(cell) ? cell : [{ text: minus(format(cell), cell) }])),
      total: total === null ? word : minus(format(total), total),
    }
  })
}

const minus = (text: string, value: Cell) => (typeof value === 'number' ? text.replace('-', '\u2212') : text)

type Part = { table: Table; targets: Targets; caption: string }

function sayPart({ table, targets, caption }: Part, filled: Filled[]): SaidTable {
  const landscape = filled.length > mostUpright && !fitsUpright(filled)
  const { size, inset } = landscape ? sizes.landscape : sizes.portrait
  const room = (landscape ? pageWidth.landscape : pageWidth.portrait) - 2 * inset * filled.length
  const widths = columnWidths(
    filled.map((column) => needOf(column, size)),
    room,
  )
  const roomOf = (index: number) => ({ width: Math.max(4, widths[index]! - 0.5), face: 'sans' as const, size })
  let tableLines = 0
  const rows = table.rows.map((_, row) => {
    const texts = filled.map(({ cells }) => cells[row] ?? [])
    const lines = texts.map((text, index) => measureText(showMissing(plainOf(text)), 'sans', size) / widths[index]!)
    const tallest = Math.ceil(Math.max(...lines))
    tableLines += Math.max(1, tallest)
    return {
      whole: tallest <= mostLinesWhole,
      cells: texts.map((text, index) => ({
        runs: sayInlines(text, targets, roomOf(index)),
        target: index === 0 ? targets.factAt(placeOf.row(table.id, row)) : null,
      })),
    }
  })
  return {
    type: 'table',
    caption: say(caption, captionRoom),
    landscape,
    whole: tableLines <= mostTableLines,
    size,
    inset,
    columns: filled.map(({ column }, index) => ({
      heading: say(column.heading, { ...roomOf(index), face: 'sans-semibold' }),
      width: widths[index]! + 2 * inset,
      align: isNumeric(column) ? 'right' : 'left',
    })),
    rows,
    totals: filled.some(({ total }) => total !== '') ? filled.map(({ total }, index) => say(total, roomOf(index))) : null,
  }
}

/** Many columns of little each need no more room than a page has upright. */
function fitsUpright(filled: Filled[]): boolean {
  const needed = filled.map((column) => needOf(column, sizes.portrait.size).most + 2 * sizes.portrait.inset)
  return needed.reduce((sum, width) => sum + width, 0) <= pageWidth.portrait
}

const plainOf = (text: Inline[]) =>
  text.map((inline) => inline.text + (inline.cites ?? []).map((id) => id.slice(0, -2)).join('')).join('')

/** Longer cells count no more: they wrap, and measuring them whole would cost more than it tells. Characters. */
const measured = 160

function needOf({ column, cells, total }: Filled, size: number): ColumnNeed {
  const texts = [...cells.map((cell) => plainOf(cell)), total].map((text) => text.slice(0, measured))
  const width = (text: string) => measureText(text, 'sans', size) + 1
  const heading = measureText(column.heading.slice(0, measured), 'sans-semibold', size) + 1
  const headingWord = Math.max(
    ...column.heading
      .slice(0, measured)
      .split(/\s+/)
      .map((word) => measureText(word, 'sans-semibold', size) + 1),
  )
  const most = Math.max(heading, ...texts.map(width))
  // Figures and days are never broken.
  const unbroken = isNumeric(column) || column.kind === 'date'
  const least = unbroken ? Math.max(...texts.map(width)) : Math.max(...texts.flatMap((text) => text.split(/\s+/)).map(width))
  const forHand = texts.every((text) => text === '') ? handwritten : 0
  return { least: Math.max(least, headingWord), most: Math.max(most, forHand), share: column.width }
}
