import type { Sheet } from './sheet.ts'

/** If no more than this many points are above a table's heading, it may be frozen. */
const tallestFrozen = 160

/** If a sheet contains only a table after a few lines, its heading is frozen. */
export function freezeHeading(sheet: Sheet) {
  const [table, ...others] = sheet.tables
  if (!table || others.length > 0 || sheet.drawings.length > 0) return
  const above = sheet.rows.slice(0, table.headerRow + 1).reduce((sum, { height }) => sum + height, 0)
  const isLast = sheet.rows.length <= table.lastRow + 1 + Number(table.hasTotals)
  if (isLast && above <= tallestFrozen) sheet.frozen = table.headerRow + 1
}
