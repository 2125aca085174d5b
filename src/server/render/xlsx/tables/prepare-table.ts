import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import type { Targets } from '#server/render/find-targets.ts'
import { type CellLook, cellPadding, inputColour, indentWidth, inputTint, looks } from '#server/render/xlsx/look.ts'
import type { ColumnNeed } from '#server/render/xlsx/share-widths.ts'
import { cellWords, longestOf, plainRuns, widthOf, type Words } from '#server/render/xlsx/words.ts'
import { findSerial, sheetFormat, sheetNumber } from './cell-values.ts'
import { columnNames } from './column-names.ts'

/** A cell with its text as shown, and its value if it has one. */
export type PreparedCell = { words: Words; number?: number }
export type PreparedColumn = {
  column: Column
  name: string
  head: CellLook
  look: CellLook
  /** The look of a cell that a person has to fill in. */
  inputLook: CellLook
  totalLook: CellLook
  cells: PreparedCell[]
  total: number | null
  /** Whether formulas of the table use the column's figures. */
  isDriver: boolean
  /** Formats a number of the column. */
  show: (value: number) => string
}
export type PreparedTable = { block: BlockOf<'table'>; rows: Cell[][]; hasTotals: boolean; columns: PreparedColumn[] }

/** Points; longer words are cut instead of making a column wide. */
const widestWord = 150
/** Points of the filter button beside a heading. */
export const filterButton = 16
/** Points: the width of a column that a person is to fill in, of one whose figures are missing, and of any other without text. */
const [handwritten, awaited, written] = [80, 54, 24]

type Known = { targets: Targets; isNamed: (column: string) => boolean }

export function prepareTable(block: BlockOf<'table'>, { targets, isNamed }: Known): PreparedTable {
  const { rows, totals } = computeTable(block)
  const counted = new Set(block.columns.flatMap(({ formula }) => formula?.columns ?? []))
  const read = new Set(block.readings?.map(({ column }) => column))
  const names = columnNames(block.columns.map(({ heading }) => heading))
  const columns = block.columns.map((column, index): PreparedColumn => {
    const values = rows.map((row) => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = sheetFormat(column, [...values, total])
    // Indents separate the text of two columns, because cells have hardly any padding.
    const side = isNumeric(column)
      ? ({ align: 'right', indent: 1 } as const)
      : ({ align: 'left', ...(index > 0 ? { indent: 1 } : {}) } as const)
    const typed = format === undefined ? side : { ...side, format }
    const isDriver = isFigure(column) && !column.formula && counted.has(column.id) && !read.has(column.id)
    const look = { ...looks.tableText, ...typed, ...(isDriver || isNamed(column.id) ? { colour: inputColour } : {}) }
    const isFree = !column.formula && !column.total && !counted.has(column.id)
    const shown = cellFormatter(column, [...values, total])
    return {
      column,
      name: names[index]!,
      head: { ...looks.tableHead, ...side },
      look,
      inputLook: { ...look, fill: inputTint },
      totalLook: { ...looks.tableTotal, ...typed },
      cells: values.map((cell) => prepareCell(cell, { column, shown, isFree }, targets)),
      total: total === null ? null : sheetNumber(column, total),
      isDriver,
      show: (value) => shown(value),
    }
  })
  return { block, rows, hasTotals: totals !== undefined, columns }
}

/** Dates by which something is due. */
const dueHeading = /\b(due|by|deadline|until|target)\b/i
export const isDue = ({ kind, heading }: Column) => kind === 'date' && dueHeading.test(heading)
const pastWord = 'past · '

const isFigure = (column: Column) => isNumeric(column) || column.kind === 'date'

type Shown = { column: Column; shown: (value: number | string | null) => string; isFree: boolean }

/** Excel stores fifteen digits; a longer number that is not used in a calculation is a code, and is written as text. */
const isExact = (value: number) => !Number.isInteger(value) || Number(value.toPrecision(15)) === value

function prepareCell(cell: Cell, { column, shown, isFree }: Shown, targets: Targets): PreparedCell {
  if (Array.isArray(cell)) return { words: cellWords(cell, looks.tableText, targets) }
  if (cell === null) return { words: { runs: [] } }
  if (typeof cell === 'number' && isFree && !isExact(cell)) return { words: { runs: plainRuns(shown(cell)) } }
  if (typeof cell === 'number') return { words: { runs: plainRuns(shown(cell)) }, number: sheetNumber(column, cell) }
  const serial = column.kind === 'date' ? findSerial(cell) : undefined
  return serial === undefined ? { words: { runs: plainRuns(cell) } } : { words: { runs: plainRuns(shown(cell)) }, number: serial }
}

const needs = new WeakMap<PreparedColumn, ColumnNeed>()

/** The width that the column needs on the sheet. */
export function columnNeed(column: PreparedColumn): ColumnNeed {
  const need = needs.get(column) ?? measureColumn(column)
  needs.set(column, need)
  return need
}

function measureColumn({ name, column, look, cells, totalLook, total, show }: PreparedColumn): ColumnNeed {
  const head = [{ text: name }]
  const sum = total === null ? 0 : widthOf([{ text: show(column.kind === 'percent' ? total * 100 : total) }], totalLook)
  const mark = isDue(column) ? widthOf([{ text: pastWord, bold: true }], looks.tableText) : 0
  const widths = cells.map(({ words }) => mark + widthOf(words.runs, looks.tableText))
  const beside = cellPadding + 2 + (look.indent ? indentWidth : 0)
  // A cell that is narrower than the longest word so far cannot contain a longer one.
  const uncut = cells.reduce((most, { words, number }, index) => {
    if (number !== undefined || widths[index]! <= most) return number === undefined ? most : Math.max(most, widths[index]!)
    return Math.max(most, Math.min(widestWord, longestOf(words.runs, looks.tableText)))
  }, 0)
  const isBlank = widths.every((width) => width === mark)
  const blankWidth = !isBlank ? written : isNumeric(column) ? awaited : column.input ? handwritten : written
  return {
    least: beside + Math.max(blankWidth, sum, Math.min(widestWord, longestOf(head, looks.tableHead)) + filterButton, uncut),
    cells: [widthOf(head, looks.tableHead) + filterButton, ...widths].map((width) => width + beside),
  }
}
