import { columnWidths } from './column-widths.ts'
import { slideRegions } from '../slide-regions.ts'
import { fitLines, layParagraph, type LaidParagraph, splitParagraph, textOf } from '../text/paragraph.ts'
import { cellInsets, findHeightAt, needAt, paragraphAt } from './table-columns.ts'
import type { FilledColumn } from './filled-column.ts'

export type LaidRow = {
  /** Laid out on demand, because most attempts only need the height. */
  cells(): LaidParagraph[]
  height: number
  /** Its height in a program whose font is wider than ours. */
  tall(): number
  /** Its index in the table; the continuation of a split row has none. */
  index: number | undefined
  isTotal: boolean
  /** Points above and below its text in addition to the minimum. */
  air?: number
}

/** Columns that fit on a slide side by side, with all their rows. */
export type LaidPart = { size: number; widths: number[]; header: LaidRow; rows: LaidRow[]; headingsInFull: string[] }

const sizes = [18, 16, 14, 13, 12, 11] as const
/** Type sizes: the largest for tables that need more than one slide, and the smallest for those that are split into parts. */
const usual = 12
const floor = 10
/** How much wider the letters of another font are where ours is missing. */
const widerFont = 1.17
/** Words that are wider than this multiple of their type size may be broken. */
const widestWord = 8
const mostHeadingLines = 5

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The space for a table in points. */
export type TableRoom = { width: number; height: number }
const across = slideRegions.body.width

/**
 * The largest type size at which the table fits on one slide; else one where a smaller size would save no slide, or the smallest in several
 * parts side by side.
 */
export function layTable(columns: readonly FilledColumn[], height: number, most: number): LaidPart[] {
  const whole = layoutUnsplitTable(columns, { width: across, height }, { most })
  if (whole) return [whole]
  const fitting = sizes.filter((size) => size <= Math.min(usual, most) && fits(columns, size, across))
  const [first, second = first] = fitting.map((size) => layPart(columns, size))
  if (!first || !second) return splitColumns(columns, floor).map((part) => layPart(part, floor))
  return [slidesOf(first, height) <= slidesOf(second, height) ? first : second]
}

/**
 * The largest type size at which the table fits unsplit; undefined if it would be smaller than `least`. If possible, it also fits in a
 * wider font.
 */
export function layoutUnsplitTable(
  columns: readonly FilledColumn[],
  { width, height }: TableRoom,
  { most, least = sizes.at(-1)! }: { most: number; least?: number },
) {
  const possible = sizes.filter((size) => size >= least && size <= most && fits(columns, size, width))
  const parts = possible.map((size) => () => layPart(columns, size, width))
  return firstWithin(parts, tallOf, height) ?? firstWithin(parts, heightOf, height)
}

/** Binary search: smaller type makes a lower table. */
function firstWithin(parts: readonly (() => LaidPart)[], measure: (part: LaidPart) => number, height: number) {
  let found: LaidPart | undefined
  let [from, to] = [0, parts.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const part = parts[middle]!()
    if (measure(part) <= height) [found, to] = [part, middle]
    else from = middle + 1
  }
  return found
}

export const heightOf = ({ header, rows }: LaidPart) => header.height + sum(rows.map((row) => row.height))
const tallOf = ({ header, rows }: LaidPart) => header.tall() + sum(rows.map((row) => row.tall()))

/** Maximum points above and below the text of a row; with more, the table no longer looks like one. */
const mostAir = 7

/** Increases the row spacing to fill a height, up to a limit; where a wider font needs the room, it gets it. */
export function airRows(rows: readonly LaidRow[], free: number): LaidRow[] {
  const left = free - sum(rows.map((row) => row.tall() - row.height))
  const air = Math.min(mostAir, Math.max(0, left) / (2 * Math.max(1, rows.length)))
  return rows.map((row) => ({ ...row, air, height: row.height + 2 * air }))
}

export const airPart = (part: LaidPart, height: number): LaidPart => ({
  ...part,
  rows: airRows(part.rows, height - heightOf(part)),
})

/** Estimated number of slides for a part. */
const slidesOf = ({ header, rows }: LaidPart, height: number) =>
  Math.ceil(sum(rows.map((row) => row.height)) / (height - header.height))

const leastWidth = (column: FilledColumn, size: number) => Math.min(needAt(column, size).least, widestWord * size)
/** In large type, links are not broken. */
const fits = (columns: readonly FilledColumn[], size: number, width: number) =>
  sum(columns.map((column) => leastWidth(column, size))) <= width && (size <= usual || fitsWhole(columns, size, width))
const fitsWhole = (columns: readonly FilledColumn[], size: number, width: number) =>
  sum(columns.map((column) => Math.max(leastWidth(column, size), needAt(column, size, true).least))) <= width

/** Every part begins with the first column, so that rows can be identified. */
function splitColumns(columns: readonly FilledColumn[], size: number): FilledColumn[][] {
  const [first, ...others] = columns
  if (!first || fits(columns, size, across)) return [[...columns]]
  const left = across - leastWidth(first, size)
  const parts: FilledColumn[][] = []
  let used = Infinity
  for (const column of others) {
    const width = leastWidth(column, size)
    if (used + width > left) {
      parts.push([first])
      used = 0
    }
    parts.at(-1)!.push(column)
    used += width
  }
  return parts
}

const laid = new WeakMap<readonly FilledColumn[], Map<string, LaidPart>>()

/** The same columns are tried at several sizes and widths, and often again. */
function layPart(columns: readonly FilledColumn[], size: number, width: number = across): LaidPart {
  const known = laid.get(columns) ?? new Map<string, LaidPart>()
  laid.set(columns, known)
  const key = `${size} ${width}`
  const part = known.get(key) ?? layColumns(columns, size, width)
  known.set(key, part)
  return part
}

function layColumns(columns: readonly FilledColumn[], size: number, width: number): LaidPart {
  const isWhole = fitsWhole(columns, size, width)
  const needs = columns.map((column) => needAt(column, size, isWhole))
  const widths = columnWidths(needs, width, isWhole ? Infinity : widestWord * size)
  const inner = widths.map((width) => width - 2 * cellInsets.x)
  const headings = columns.map(({ heading }, index) => fitLines(paragraphAt(heading, size), inner[index]!, mostHeadingLines))
  const count = columns[0]?.cells.length ?? 0
  const row = (pick: (column: FilledColumn) => FilledColumn['heading'], index: number | undefined) =>
    layRow(
      columns.map((column, place) => {
        const [paragraph, width] = [pick(column), inner[place]!]
        const lay = once(() => layParagraph(paragraphAt(paragraph, size), width))
        const heightIn = (room: number) => findHeightAt(paragraph, size, room)
        const narrow = width / widerFont
        const tall = () => heightIn(narrow) ?? layParagraph(paragraphAt(paragraph, size), narrow).height
        return { height: heightIn(width) ?? lay().height, lay, tall }
      }),
      { index, isTotal: index === undefined },
    )
  const rows = Array.from({ length: count }, (_, index) => row(({ cells }) => cells[index]!, index))
  const hasTotals = columns[0]?.total !== undefined
  return {
    size,
    widths,
    header: layRow(
      headings.map(({ paragraph }, index) => ({
        ...laidCell(layParagraph(paragraph, inner[index]!)),
        tall: () => layParagraph(paragraph, inner[index]! / widerFont).height,
      })),
      { index: undefined, isTotal: false },
    ),
    rows: hasTotals ? [...rows, row(({ total }) => total!, undefined)] : rows,
    headingsInFull: headings.flatMap(({ isCut }, index) => (isCut ? [textOf(columns[index]!.heading.runs)] : [])),
  }
}

type Cell = { height: number; lay(): LaidParagraph; tall(): number }
const laidCell = (laid: LaidParagraph): Cell => ({ height: laid.height, lay: () => laid, tall: () => laid.height })

function once<Result>(work: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= work())
}

function layRow(cells: Cell[], { index, isTotal }: Pick<LaidRow, 'index' | 'isTotal'>): LaidRow {
  const heightWith = (heights: number[]) => Math.max(0, ...heights) + 2 * cellInsets.y + 1
  const height = heightWith(cells.map((cell) => cell.height))
  const tall = once(() => heightWith(cells.map((cell) => cell.tall())))
  return { cells: () => cells.map((cell) => cell.lay()), index, isTotal, height, tall }
}

/** A row that is too high for any slide, split between its lines. */
export function splitRow(row: LaidRow, { widths }: LaidPart, height: number): [LaidRow, LaidRow] {
  const halves = row.cells().map((cell, index) => {
    const lines = Math.max(1, Math.floor((height - 2 * cellInsets.y - 1) / cell.lineHeight))
    return splitParagraph(cell, lines).map((half) => laidCell(layParagraph(half, widths[index]! - 2 * cellInsets.x)))
  })
  return [
    layRow(
      halves.map(([head]) => head!),
      row,
    ),
    layRow(
      halves.map(([, tail]) => tail!),
      { ...row, index: undefined },
    ),
  ]
}
