import { type CellLook, cellPadding, looks } from './look.ts'
import { addRow, requestGap, type Content, firstColumn, putCell, type Sheet, keepWithNext } from './sheet.ts'
import { mergeCells } from './merge-cells.ts'
import { lineHeight, linesOf, plainRuns } from './words.ts'
import { writeText } from './write-text.ts'

/** Points above and below. */
const leading = 7

export type LineCell = { look: CellLook; content: Content; to?: number }
export const textCell = (text: string, look: CellLook): LineCell => ({ look, content: { runs: plainRuns(text) } })

/** Cells side by side; the last may continue over the remaining columns. */
export function writeLine(sheet: Sheet, cells: readonly LineCell[]) {
  const heights = cells.map(({ look, content, to }, index) => {
    const width = sheet.widths.slice(firstColumn + index, (to ?? firstColumn + index) + 1).reduce((sum, one) => sum + one, 0)
    return 'runs' in content ? linesOf(content.runs, look, width - cellPadding) * lineHeight(look) : lineHeight(look)
  })
  const row = addRow(sheet, Math.max(...heights) + leading)
  cells.forEach(({ look, content, to }, index) => {
    const from = firstColumn + index
    if (to !== undefined) mergeCells(sheet, { row, from, to }, look)
    putCell(sheet, { row, column: from }, { look, content })
  })
}

/** The heading of a part of a sheet that is not a chapter. */
export function writeTitle(sheet: Sheet, text: string) {
  requestGap(sheet, 20)
  const row = writeText(sheet, { runs: [{ text }] }, looks.heading2)
  if (row !== undefined) keepWithNext(sheet, row)
}
