import type { CellLook } from './look.ts'
import { cellName, putCell, type Sheet } from './sheet.ts'

/** Merges cells of one row; each gets the edges, because Excel draws those of every cell. */
export function mergeCells(sheet: Sheet, { row, from, to }: { row: number; from: number; to: number }, look: CellLook) {
  if (to <= from) return
  const { left: _, ...edges } = look.edges ?? {}
  if (look.fill !== undefined || Object.keys(edges).length > 0)
    for (let column = from + 1; column <= to; column++) putCell(sheet, { row, column }, { look: { ...look, edges } })
  sheet.merges.push(`${cellName(row, from)}:${cellName(row, to)}`)
}
