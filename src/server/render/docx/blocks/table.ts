import type { BlockOf } from '#shared/content/blocks.ts'
import { tableRevision } from '#shared/content/revision-of.ts'
import { signatureHeight, isToBeSigned } from '#server/render/to-be-signed.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { caption } from '#server/render/docx/caption.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { roomOn } from '#server/render/docx/look.ts'
import { emptyCell, tableItem } from '#server/render/docx/table-item.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import { type ColumnContent, type Fit, fitColumns, isBetterWide } from '#server/render/fit-columns.ts'
import { type FilledColumn, fillColumns } from './table-columns.ts'

type Table = BlockOf<'table'>

export function writeTable(table: Table, writer: Writer): Item[] {
  const columns = fillColumns(table, writer)
  const room = { upright: roomOn(writer.look.page, false).width, wide: roomOn(writer.look.page, true).width }
  const fit = (part: readonly FilledColumn[], width: number) => fitColumns(part.map(contentOf), width / 20)
  const upright = fit(columns, room.upright)
  const wide = isBetterWide(upright, fit(columns, room.wide))
  const parts = wide ? partsOf(columns, room.wide / 20) : [columns]
  columns[0]?.cells.forEach((cell, row) => markCell(placeOf.row(table.id, row), cell, writer))
  return parts.flatMap((part, index) => {
    const place = parts.length > 1 ? ` (part ${index + 1} of ${parts.length})` : ''
    const width = wide ? room.wide : room.upright
    const shape = { columns: part, fit: wide ? fit(part, width) : upright, width, isFirst: index === 0 }
    return writePart({ table, words: `${table.caption}${place}`, ...shape }, writer).map((item) =>
      wide ? { ...item, wide } : item,
    )
  })
}

const contentOf = ({ content }: FilledColumn): ColumnContent => content

/** Our own limit; Word allows at most 63 columns. */
const mostColumns = 24

/** A table that is too wide for any page is split into parts that repeat its first column. */
function partsOf(columns: FilledColumn[], room: number): FilledColumn[][] {
  const [first, ...others] = columns
  if (!first || others.length === 0) return [columns]
  const needed = others.reduce((sum, { content }) => sum + content.least, 0)
  const parts = Math.min(
    others.length,
    Math.max(Math.ceil(needed / (room - first.content.least)), Math.ceil(others.length / mostColumns)),
  )
  if (parts <= 1) return [columns]
  const each = Math.ceil(others.length / parts)
  return Array.from({ length: Math.ceil(others.length / each) }, (_, part) => [
    first,
    ...others.slice(part * each, (part + 1) * each),
  ])
}

type Part = { table: Table; columns: FilledColumn[]; words: string; fit: Fit; width: number; isFirst: boolean }

function writePart({ table, columns, words, fit, width, isFirst }: Part, writer: Writer): Item[] {
  const title = words.trim() === '' ? 'Table' : words
  const { rowRevisions: revisions, captionWas } = tableRevision(table)
  const headings = columns.map(({ column }) => column.heading).join(', ')
  const item = tableItem(
    {
      style: 'RuledTable',
      title,
      description: `Columns: ${headings}. Rows: ${table.rows.length}.`,
      widths: wholeWidths(fit.widths, width),
      header: columns.map(({ heading }) => heading),
      rows: table.rows.map((_, row) => columns.map(({ cells, bare }, index) => (isFirst || index > 0 ? cells : bare)[row]!)),
      totals: columns.some(({ total }) => total)
        ? columns.map(({ total, column }) => total ?? emptyCell(column.kind === 'text' ? 'TableText' : 'TableNumber'))
        : undefined,
      ...(revisions && writer.revision ? { revisions: { rows: revisions, stamp: writer.revision.stamp } } : {}),
      leastRow: isToBeSigned(table) ? Math.round(signatureHeight * 20) : 0,
    },
    writer.look,
  )
  return [...caption('Table', { text: words, was: captionWas }, writer), item]
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
