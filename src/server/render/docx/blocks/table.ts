import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import { caption } from '#server/render/docx/caption.ts'
import { factOf } from '#server/render/docx/bookmarks.ts'
import { type Item, joinWords, paragraph, plainWords, type Words } from '#server/render/docx/flow.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { landscape, textWidth } from '#server/render/docx/look.ts'
import { tableItem } from '#server/render/docx/table-item.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import { columnWidths } from './column-widths.ts'

/** More columns than this need a page on its side. */
const mostUprightColumns = 7

type Table = BlockOf<'table'>
type Show = (cell: Cell) => string

export function writeTable(table: Table, writer: Writer): Item[] {
  const { rows, totals } = computeTable(table)
  const wide = table.columns.length > mostUprightColumns
  const total = wide ? landscape.textWidth : textWidth
  const show = table.columns.map((column, index) =>
    showing(column, [...rows.map((row) => row[index] ?? null), totals?.[index] ?? null]),
  )
  const texts = table.columns.map((column, index) => ({
    column,
    heading: column.heading,
    cells: rows.map((row) => show[index]!(row[index] ?? null)),
  }))
  const cellWriter = { table, writer, show }
  const item = tableItem({
    style: 'RuledTable',
    description: table.caption,
    widths: columnWidths(texts, total),
    header: table.columns.map((column) => headingCell(column)),
    rows: rows.map((row) => table.columns.map((_, index) => bodyCell(cellWriter, index, row[index] ?? null))),
    totals: totals && table.columns.map((_, index) => totalCell(cellWriter, index, totals)),
  })
  const items = [...caption('Table', table.caption, writer), item, paragraph('TableEnd', { xml: '', pieces: [] }, { width: total })]
  return wide ? items.map((item) => ({ ...item, wide })) : items
}

function showing(column: Column, cells: Cell[]): Show {
  const format = cellFormatter(column, cells)
  return (cell) => (Array.isArray(cell) ? plainText(cell) : format(cell))
}

type CellWriter = { table: Table; writer: Writer; show: Show[] }
export type CellText = { style: 'TableText' | 'TableNumber' | 'TableHeading' | 'TableHeadingNumber'; words: Words }

function headingCell(column: Column): CellText {
  const style = isNumeric(column) ? 'TableHeadingNumber' : 'TableHeading'
  return { style, words: plainWords(column.heading, style) }
}

function bodyCell({ table, writer, show }: CellWriter, index: number, cell: Cell): CellText {
  const style = isNumeric(table.columns[index]!) ? 'TableNumber' : 'TableText'
  const words = Array.isArray(cell) ? inlineWords(cell, style, writer) : plainWords(show[index]!(cell), style)
  if (index > 0) return { style, words }
  return { style, words: { ...words, xml: writer.bookmarks.mark(factOf(cell), words.xml) } }
}

function totalCell({ table, show }: CellWriter, index: number, totals: (number | null)[]): CellText {
  const style = isNumeric(table.columns[index]!) ? 'TableNumber' : 'TableText'
  const total = totals[index] ?? null
  if (total !== null) return { style, words: plainWords(show[index]!(total), style) }
  return { style, words: index === 0 ? plainWords('Total', style) : joinWords() }
}
