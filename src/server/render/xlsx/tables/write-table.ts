import type { BlockOf } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { Book } from '#server/render/xlsx/book.ts'
import { writeCaption } from '#server/render/xlsx/caption.ts'
import { type CellLook, cellPadding, indentWidth, looks, withLook } from '#server/render/xlsx/look.ts'
import {
  absoluteRange,
  addRow,
  requestGap,
  cellName,
  type Content,
  firstColumn,
  putCell,
  quotedName,
  type Sheet,
} from '#server/render/xlsx/sheet.ts'
import { fitsInCell, splitRuns } from '#server/render/xlsx/split-runs.ts'
import { writeText } from '#server/render/xlsx/write-text.ts'
import { keepWhole, pageBreakWeights } from '#server/render/xlsx/turn-pages.ts'
import { lineHeight, linesOf, plainRuns, type Run } from '#server/render/xlsx/words.ts'
import { addRules } from './add-rules.ts'
import { isCut } from './column-names.ts'
import { highestOf, readingFormula, rowFormula, totalFormula } from './formulas.ts'
import { findCellName, nameInputs } from './name-inputs.ts'
import type { PlacedTable, TableColumn } from './placed-table.ts'
import { columnNeed, filterButton, type PreparedColumn, type PreparedTable } from './prepare-table.ts'
import { markPlace } from '#server/render/xlsx/sheet.ts'

/** Points above and below the text of a row. */
const leading = 8
/** In rows with more lines, a vertically centred short cell would be out of sight. */
const mostCentred = 8

/** An Excel table, with its caption above it. */
export function writeCaptionedTable(sheet: Sheet, table: PreparedTable) {
  const from = sheet.rows.length
  writeCaption(sheet, 'Table', table.block.caption)
  writeTable(sheet, table)
  keepWhole(sheet, from, pageBreakWeights.table)
}

export function writeTable(sheet: Sheet, table: PreparedTable) {
  const { block, columns } = table
  for (const [index, { heading }] of block.columns.entries())
    if (isCut(heading)) writeText(sheet, { runs: plainRuns(`Column ${index + 1}: ${heading}`) }, looks.caption)
  const name = sheet.book.tableNames.get(block.id)!
  const formulas = columns.map(({ column }) =>
    rowFormula(name, { column, columns: block.columns, names: columns.map((other) => other.name) }),
  )
  const headerRow = writeLine(sheet, columns, ({ name: text, head }) => ({ look: head, content: { runs: [{ text }] } }))
  const rows = table.rows.map((_, row) =>
    writeRow(sheet, {
      table,
      formulas: formulas.map((formula, index) => formula ?? readingOf(sheet.book, block, { row, index, headerRow })),
      row,
    }),
  )
  if (rows.length === 0) writeLine(sheet, columns, ({ look }) => ({ look }))
  const lastRow = sheet.rows.length - 1
  const count = rows.length === lastRow - headerRow ? undefined : rows.length
  const placed: PlacedTable = {
    name,
    sheet: sheet.name,
    headerRow,
    firstColumn,
    rows,
    lastRow,
    hasTotals: table.hasTotals,
    columns: columns.map((column, index) => describe({ table, column, index, name, count }, formulas[index])),
  }
  if (table.hasTotals) writeTotals(sheet, { table, placed })
  keepEnds(sheet, placed)
  sheet.tables.push(placed)
  sheet.book.placed.set(block.id, placed)
  addRules(sheet, table, placed)
  nameInputs(sheet, table, placed)
  noteSignals(sheet.book, table, formulas.some(Boolean) || table.hasTotals || (block.readings?.length ?? 0) > 0)
  requestGap(sheet, 14)
}

/** No page ends with a heading above a single row, or begins with the last row alone. */
function keepEnds({ stays }: Sheet, { headerRow, lastRow, hasTotals }: PlacedTable) {
  for (const row of [headerRow, headerRow + 1, lastRow - 1]) if (row < lastRow) stays.add(row)
  if (hasTotals) stays.add(lastRow)
}

function noteSignals({ signals }: Book, { columns }: PreparedTable, hasFormulas: boolean) {
  signals.add('table')
  if (hasFormulas) signals.add('formula')
  if (columns.some(({ column }) => column.input)) signals.add('input')
  if (columns.some(({ isDriver }) => isDriver)) signals.add('driver')
}

/** The formula of a cell that is read from another table, if that is in the workbook. */
function readingOf(
  { tables, prepared, tableNames, cellNames }: Book,
  block: BlockOf<'table'>,
  at: { row: number; index: number; headerRow: number },
) {
  const reading = block.readings?.find(({ row, column }) => row === at.row && column === block.columns[at.index]!.id)?.from
  const own = reading?.table === block.id ? block.columns.findIndex(({ id }) => id === reading.column) : -1
  // A range over its own table would include the row itself, in a circular reference: the cells are named one by one.
  if (reading?.operation === 'highest' && reading.rows && own !== -1)
    return highestOf(reading.rows.map((row) => cellName(at.headerRow + 1 + row, firstColumn + own)))
  const source = reading && tables.get(reading.table)
  const columns = source && prepared.get(source)?.columns
  const column = columns?.find(({ column }) => column.id === reading?.column)?.column
  if (!columns || !column) return undefined
  const inputName = findCellName(cellNames, reading.table, reading.column)
  if (inputName !== undefined && reading.operation === 'highest') return `IF(${inputName}="","",${inputName})`
  const nameOf = (id: string) => columns.find((candidate) => candidate.column.id === id)?.name ?? id
  return readingFormula(reading, { name: tableNames.get(reading.table)!, column, nameOf })
}

/** `width`: points of the content on one line including padding, if known. */
type Line = { look: PreparedColumn['look']; content?: Content; width?: number }

/** One row of the sheet, as high as its highest cell. */
function writeLine(sheet: Sheet, columns: readonly PreparedColumn[], say: (column: PreparedColumn, index: number) => Line): number {
  const lines = columns.map(say)
  const counts = lines.map(({ look, content, width = Infinity }, index) => {
    if (!content || !('runs' in content)) return 1
    if (width <= sheet.widths[firstColumn + index]! && !content.runs.some(({ text }) => text.includes('\n'))) return 1
    const beside = cellPadding + (look.fill === undefined ? 0 : filterButton) + (look.indent ? indentWidth : 0)
    return linesOf(content.runs, look, sheet.widths[firstColumn + index]! - beside)
  })
  const row = addRow(sheet, Math.max(...lines.map(({ look }, index) => counts[index]! * lineHeight(look))) + leading)
  const isMiddle = Math.max(...counts) <= mostCentred
  lines.forEach(({ look, content }, index) => {
    // LibreOffice would cut a link of several lines to one.
    const shown = content && 'runs' in content && counts[index]! > 1 ? { runs: content.runs } : content
    putCell(sheet, { row, column: firstColumn + index }, { look: isMiddle ? withLook(look, 'isMiddle') : look, content: shown })
  })
  return row
}

type Row = { table: PreparedTable; formulas: readonly (string | undefined)[]; row: number }

/** Returns the sheet's row; text that is too long for a cell continues in further rows. */
function writeRow(sheet: Sheet, { table, formulas, row }: Row): number {
  const parts = table.columns.map(({ cells }) => splitRuns(cells[row]!.words.runs, fitsInCell))
  const first = writeLine(sheet, table.columns, (column, index) => ({
    look: lookOf(column, row),
    width: columnNeed(column).cells[row + 1]!,
    content: contentOf(column, { row, formula: formulas[index], runs: parts[index]![0] ?? [] }),
  }))
  markPlace(sheet, placeOf.row(table.block.id, row), { row: first, column: firstColumn })
  const most = Math.max(...parts.map(({ length }) => length))
  for (let part = 1; part < most; part++)
    writeLine(sheet, table.columns, ({ look }, index) => ({ look, content: { runs: parts[index]![part] ?? [] } }))
  return first
}

/** A cell that a person has to fill in is tinted. */
function lookOf({ column, look, inputLook, cells }: PreparedColumn, row: number): CellLook {
  const { number, words } = cells[row]!
  return column.input && number === undefined && words.runs.length === 0 ? inputLook : look
}

function contentOf(
  { cells }: PreparedColumn,
  { row, formula, runs }: { row: number; formula: string | undefined; runs: readonly Run[] },
): Content {
  const { number, words } = cells[row]!
  if (formula !== undefined) return { formula, value: number ?? null }
  return number === undefined ? { runs, link: words.link } : { number }
}

type Described = { table: PreparedTable; column: PreparedColumn; index: number; name: string; count: number | undefined }

function describe({ table, column, index, name, count }: Described, formula: string | undefined): TableColumn {
  if (!table.hasTotals) return { name: column.name, formula }
  if (!column.column.total) return { name: column.name, formula, total: index === 0 ? { label: 'Total' } : undefined }
  return { name: column.name, formula, total: { formula: totalFormula(name, column.name, count) } }
}

function writeTotals(sheet: Sheet, { table, placed }: { table: PreparedTable; placed: PlacedTable }) {
  const row = writeLine(sheet, table.columns, ({ totalLook, total }, index) => {
    const sum = placed.columns[index]!.total
    if (!sum) return { look: totalLook }
    return { look: totalLook, content: 'label' in sum ? { runs: [{ text: sum.label }] } : { formula: sum.formula, value: total } }
  })
  table.columns.forEach(({ column, name, total, totalLook }, index) => {
    if (!column.total) return
    const at = { row, column: firstColumn + index }
    const cell = `${quotedName(sheet.name)}!${absoluteRange(at, at).split(':')[0]}`
    const label = [table.block.caption.trim(), name].filter(Boolean).join(' – ')
    sheet.book.totals.push({
      name: sheet.book.names.give(`${table.block.caption} ${name} total`, `Total_${sheet.book.totals.length + 1}`),
      label,
      cell,
      value: total,
      isMoney: column.kind === 'money',
      format: totalLook.format ?? 'General',
    })
  })
}
