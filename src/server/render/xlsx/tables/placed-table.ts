/** An Excel table at its position on a sheet; rows and columns count from 0. */
export type PlacedTable = {
  name: string
  sheet: string
  columns: readonly TableColumn[]
  headerRow: number
  firstColumn: number
  /** The last row of values, without totals. */
  lastRow: number
  hasTotals: boolean
  /** The sheet's row of each row of the content: a cell too long for Excel continues in the next row. */
  rows: readonly number[]
}

export type TableColumn = {
  /** As in its heading, which Excel requires. */
  name: string
  formula?: string | undefined
  total?: { formula: string } | { label: string } | undefined
}
