import type { Sheet } from './sheet.ts'

/** Points above a table's heading that may stay on the screen. */
const tallestFrozen = 160

/** Where a table is all there is after a few lines, its heading stays with it. */
export function freezeHeading(sheet: Sheet) {
  const [table, ...others] = sheet.tables
  if (!table || others.length > 0 || sheet.drawings.length > 0) return
  const above = sheet.rows.slice(0, table.headerRow + 1).reduce((sum, { height }) => sum + height, 0)
  const isLast = sheet.rows.length <= table.lastRow + 1 + Number(table.hasTotals)
  if (isLast && above <= tallestFrozen) sheet.frozen = table.headerRow + 1
}
