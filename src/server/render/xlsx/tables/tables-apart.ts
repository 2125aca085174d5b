import { type ColumnNeed, shareWidths } from '#server/render/xlsx/share-widths.ts'
import { columnNeed, type PreparedTable } from './prepare-table.ts'

/** Lines of cells that several tables on one sheet may cost more than each with widths of its own. */
const mostWaste = 10
/** Rows from which a table is a list to work in, with a heading that has to stay in sight; a wide one is so earlier. */
const longList = 20
const wideList = { rows: 8, columns: 8 }
/** Of the best saving; with less, a smaller table is not worth a sheet of its own. */
const nearlyBest = 0.6

/** Which of a chapter's tables get sheets of their own: long lists, and those that do not agree with the others about widths. */
export function tablesApart(tables: readonly PreparedTable[], room: number): ReadonlySet<PreparedTable> {
  const apart = new Set<PreparedTable>()
  if (tables.length < 2) return apart
  const measured = tables.map((table): Measured => {
    const needs = table.columns.map(columnNeed)
    return { table, needs, own: countLines(needs, shareWidths([needs], room)) }
  })
  for (const { table } of measured) if (isList(table)) apart.add(table)
  // The last stays with the chapter's words where nothing else would.
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

/** How many more lines the tables take with widths that they share. */
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
