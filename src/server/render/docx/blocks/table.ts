import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { type ColumnNeed, columnWidths } from '#server/render/column-widths.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import { caption } from '#server/render/docx/caption.ts'
import { type Item, joinWords, paragraph, plainWords, type Words } from '#server/render/docx/flow.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { longestWord, textWidth as lineWidth } from '#server/render/docx/layout/measure-text.ts'
import { landscape, textWidth } from '#server/render/docx/look.ts'
import { tableItem } from '#server/render/docx/table-item.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'
import type { Writer } from '#server/render/docx/writer.ts'

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
  const needs = table.columns.map((column, index) =>
    columnNeed(
      column,
      rows.map((row) => show[index]!(row[index] ?? null)),
    ),
  )
  const cellWriter = { table, writer, show }
  const item = tableItem({
    style: 'RuledTable',
    description: table.caption,
    widths: wholeWidths(columnWidths(needs, total / 20), total),
    header: table.columns.map((column) => headingCell(column)),
    rows: rows.map((row, at) =>
      table.columns.map((_, index) => {
        const cell = bodyCell(cellWriter, index, row[index] ?? null)
        return index > 0 ? cell : { ...cell, words: markRow({ table, at, writer }, cell.words) }
      }),
    ),
    totals: totals && table.columns.map((_, index) => totalCell(cellWriter, index, totals)),
  })
  const items = [...caption('Table', table.caption, writer), item, paragraph('TableEnd', { xml: '', pieces: [] }, { width: total })]
  return wide ? items.map((item) => ({ ...item, wide })) : items
}

function showing(column: Column, cells: Cell[]): Show {
  const format = cellFormatter(column, cells)
  return (cell) => (Array.isArray(cell) ? plainText(cell) : format(cell))
}

const size = 9.5

function columnNeed(column: Column, cells: string[]): ColumnNeed {
  const texts = [
    { text: column.heading, face: 'sansBold', size } as const,
    ...cells.map((text) => ({ text, face: 'sans', size }) as const),
  ]
  const edges = (cellMargins.left + cellMargins.right) / 20 + 1
  return {
    least: Math.max(...texts.map(longestWord)) + edges,
    most: Math.max(...texts.map(lineWidth)) + edges,
    share: column.width,
  }
}

/** Points as whole twentieths that fill the table. */
function wholeWidths(points: number[], total: number): number[] {
  const widths = points.map((width) => Math.floor(width * 20))
  const rest = total - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width))
}

function markRow({ table, at, writer }: { table: Table; at: number; writer: Writer }, words: Words): Words {
  return { ...words, xml: writer.bookmarks.mark(placeOf.row(table.id, at), words.xml) }
}

type CellWriter = { table: Table; writer: Writer; show: Show[] }
export type CellText = { style: 'TableText' | 'TableNumber' | 'TableHeading' | 'TableHeadingNumber'; words: Words }

function headingCell(column: Column): CellText {
  const style = isNumeric(column) ? 'TableHeadingNumber' : 'TableHeading'
  return { style, words: plainWords(column.heading, style) }
}

function bodyCell({ table, writer, show }: CellWriter, index: number, cell: Cell): CellText {
  const style = isNumeric(table.columns[index]!) ? 'TableNumber' : 'TableText'
  return { style, words: Array.isArray(cell) ? inlineWords(cell, style, writer) : plainWords(show[index]!(cell), style) }
}

function totalCell({ table, show }: CellWriter, index: number, totals: (number | null)[]): CellText {
  const style = isNumeric(table.columns[index]!) ? 'TableNumber' : 'TableText'
  const total = totals[index] ?? null
  if (total !== null) return { style, words: plainWords(show[index]!(total), style) }
  return { style, words: index === 0 ? plainWords('Total', style) : joinWords() }
}
