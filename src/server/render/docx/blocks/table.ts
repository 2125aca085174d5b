import type { BlockOf } from '#shared/content/blocks.ts'
import { columnWidths } from '#server/render/column-widths.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { caption } from '#server/render/docx/caption.ts'
import { type Item, paragraph } from '#server/render/docx/flow.ts'
import { landscape, textWidth } from '#server/render/docx/look.ts'
import { tableItem } from '#server/render/docx/table-item.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import { columnNeed, type FilledColumn, fillColumns } from './table-columns.ts'

/** More columns than this need a page on its side, and more than that several tables; Word itself takes 63. */
const mostUpright = 7
const mostOnSide = 14

type Table = BlockOf<'table'>

export function writeTable(table: Table, writer: Writer): Item[] {
  const columns = fillColumns(table, writer)
  const parts = partsOf(columns)
  return parts.flatMap((part, index) => {
    const place = parts.length > 1 ? ` (part ${index + 1} of ${parts.length})` : ''
    return writePart({ table, columns: part, words: `${table.caption}${place}`, isFirst: index === 0 }, writer)
  })
}

/** A table that no page has room for comes in parts that repeat its first column. */
function partsOf(columns: FilledColumn[]): FilledColumn[][] {
  const [first, ...others] = columns
  if (columns.length <= mostOnSide || !first) return [columns]
  const parts = Math.ceil(others.length / (mostOnSide - 1))
  const each = Math.ceil(others.length / parts)
  return Array.from({ length: parts }, (_, part) => [first, ...others.slice(part * each, (part + 1) * each)])
}

type Part = { table: Table; columns: FilledColumn[]; words: string; isFirst: boolean }

function writePart({ table, columns, words, isFirst }: Part, writer: Writer): Item[] {
  const wide = columns.length > mostUpright
  const room = wide ? landscape.textWidth : textWidth
  const widths = columnWidths(columns.map(columnNeed), room / 20)
  const rows = table.rows.map((_, row) => columns.map(({ cells }) => cells[row]!))
  if (isFirst) rows.forEach(([first], row) => first && markCell(placeOf.row(table.id, row), first, writer))
  const item = tableItem({
    style: 'RuledTable',
    description: words,
    widths: wholeWidths(widths, room),
    header: columns.map(({ heading }) => heading),
    rows,
    totals: columns.some(({ total }) => total) ? columns.map(({ total, empty }) => total ?? empty) : undefined,
  })
  const items = [...caption('Table', words, writer), item, paragraph('TableEnd', { xml: '', pieces: [] }, { width: room })]
  return wide ? items.map((item) => ({ ...item, wide })) : items
}

function markCell(place: string, cell: FilledColumn['heading'], { bookmarks }: Writer) {
  cell.words = { ...cell.words, xml: bookmarks.mark(place, cell.words.xml) }
}

/** Points as whole twentieths that fill the table. */
function wholeWidths(points: readonly number[], room: number): number[] {
  const widths = points.map((width) => Math.floor(width * 20))
  const rest = room - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width))
}
