import { type Cursor, exceeds, makeRoom, newPage } from './cursor.ts'
import type { RowBox, TableBox } from './measured-box.ts'

/** A line of a table, and the space above and below the lines of a row. */
const rowLine = 250
const rowEdges = 110
/** The last rule of rows that are on one page with the first may be in the margin; that of other rows may not. */
const lastRule = 10

const leastRow = (row: RowBox | undefined) => (row?.isWhole ? row.height : (row?.least ?? 0))

/** The height of the rows from here that must be on one page, plus the minimum part of the row they end with. */
function keptRows(rows: readonly RowBox[], start: number): number {
  let height = 0
  for (let index = start; ; index++) {
    const row = rows[index]
    if (!row?.keepNext) return height + leastRow(row)
    height += row.height
  }
}

/** The minimum height of a table on its first page. */
export const leastOfTable = (table: TableBox) => table.header + keptRows(table.rows, 0) - spareOf(table)

/** Zero for a row that will be split, and for the only row. */
function spareOf({ rows }: TableBox): number {
  const last = rows[lastKept(rows)]
  return rows[0]?.keepNext && last && leastRow(last) === last.height ? lastRule : 0
}

/** The index of the last row that must be on one page with the first. */
const lastKept = (rows: readonly RowBox[]) => rows.findIndex(({ keepNext }) => !keepNext)

export function placeTable(cursor: Cursor, table: TableBox): number {
  cursor.used += cursor.after
  cursor.after = 0
  makeRoom(cursor, leastOfTable(table))
  const first = cursor.page
  cursor.used += table.header
  const lastOfFirst = lastKept(table.rows)
  table.rows.forEach((row, index) => {
    const kept = keptRows(table.rows, index)
    const isStart = index > 0 && row.keepNext && !table.rows[index - 1]!.keepNext
    if (isStart && table.header + kept <= cursor.height && exceeds(cursor, kept)) nextTablePage(cursor, table)
    placeRow(cursor, row, { table, spare: index > 0 && index <= lastOfFirst ? lastRule : 0 })
  })
  return first
}

function nextTablePage(cursor: Cursor, { header }: TableBox) {
  newPage(cursor)
  // The rule of the row before is on the page before.
  cursor.used = header - lastRule
}

type RowPlace = { table: TableBox; spare: number }

function placeRow(cursor: Cursor, { height, isWhole }: RowBox, { table, spare }: RowPlace) {
  let left = height
  while (exceeds(cursor, left, spare)) {
    const lines = isWhole ? 0 : linesThatFit(cursor)
    if (lines > 0) left -= lines * rowLine
    else if (cursor.used <= table.header) break
    nextTablePage(cursor, table)
  }
  cursor.used += left
}

const linesThatFit = (cursor: Cursor) => Math.floor((cursor.height - cursor.used - rowEdges) / rowLine)
