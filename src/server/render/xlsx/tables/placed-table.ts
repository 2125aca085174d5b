/** A table of Excel where it stands on its sheet; rows and columns count from 0. */
export type PlacedTable = {
  name: string
  sheet: string
  columns: readonly TableColumn[]
  headerRow: number
  firstColumn: number
  /** Of its values. */
  lastRow: number
  hasTotals: boolean
  /** The sheet's row of each row of the content: a cell too long for Excel goes on in the next. */
  rows: readonly number[]
}

export type TableColumn = {
  /** As in its heading, which Excel demands. */
  name: string
  formula?: string | undefined
  total?: { formula: string } | { label: string } | undefined
}
