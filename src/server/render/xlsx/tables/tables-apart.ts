import { type ColumnNeed, shareWidths } from '#server/render/xlsx/share-widths.ts'
import { columnNeed, type PreparedTable } from './prepare-table.ts'

/** Additional lines that tables on one sheet may need because they share column widths. */
const mostWaste = 10
/** The number of rows from which a table is a list to work in, whose heading has to remain visible; fewer for a wide table. */
const longList = 20
const wideList = { rows: 8, columns: 8 }
/** Share of the best saving; with less, a smaller table is not worth a sheet of its own. */
const nearlyBest = 0.6

/** The tables of a chapter that get sheets of their own: long lists, and those whose widths do not suit the others. */
export function tablesApart(tables: readonly PreparedTable[], room: number): ReadonlySet<PreparedTable> {
  const apart = new Set<PreparedTable>()
  if (tables.length < 2) return apart
  const measured = tables.map((table): Measured => {
    const needs = table.columns.map(columnNeed)
    return { table, needs, own: countLines(needs, shareWidths([needs], room)) }
  })
  for (const { table } of measured) if (isList(table)) apart.add(table)
  // The last table remains with the chapter's text if it would otherwise be alone.
  if (apart.size === tables.length) apart.delete(tables.at(-1)!)
  for (;;) {
    const together = measured.filter(({ table }) => !apart.has(table))
    const waste = wasteOf(together, room)
    if (waste < mostWaste) return apart
    const saved = together.map(
      (one) =>
        waste -
        wasteOf(
          together.filter((other) => other !== one),
          room,
        ),
    )
    const candidates = together.filter((_, index) => saved[index]! >= nearlyBest * Math.max(...saved))
    apart.add(candidates.reduce((most, one) => (sizeOf(one.table) > sizeOf(most.table) ? one : most)).table)
  }
}

const isList = ({ rows: { length: rows }, columns: { length: columns } }: PreparedTable) =>
  rows >= longList || (rows >= wideList.rows && columns >= wideList.columns)
const sizeOf = ({ rows, columns }: PreparedTable) => rows.length * columns.length

type Measured = { table: PreparedTable; needs: readonly ColumnNeed[]; own: number }

/** How many more lines the tables need with shared widths. */
function wasteOf(tables: readonly Measured[], room: number): number {
  const widths = shareWidths(
    tables.map(({ needs }) => needs),
    room,
  )
  return tables.reduce((sum, { needs, own }) => sum + countLines(needs, widths) - own, 0)
}

/** Lines of all rows, each as high as its highest cell. */
function countLines(needs: readonly ColumnNeed[], widths: readonly number[]): number {
  const rows = needs[0]?.cells.length ?? 0
  let lines = 0
  for (let row = 0; row < rows; row++)
    lines += Math.max(1, ...needs.map(({ cells }, index) => Math.ceil((cells[row] ?? 0) / widths[index]!)))
  return lines
}
