import { type CellLook, looks } from './look.ts'
import { addRow, firstColumn, putCell, cellName, type Sheet } from './sheet.ts'
import { isHeld, splitRuns } from './split-runs.ts'
import { lineHeight, linesOf, type Words } from './words.ts'

/** Points of an indent: 7 in Excel, 10 in LibreOffice. */
export const indentWidth = 10
/** Points that a cell keeps free at both sides of its words. */
export const cellPadding = 6
/** Points above and below the words of a cell. */
const leading = 3
/** More would not fit into a row. */
const tallestText = 396

/** Words across the text's width, in as many rows as they need; answers the first, or nothing where there are no words. */
export function writeText(sheet: Sheet, words: Words, look: CellLook): number | undefined {
  const [from, to] = [firstColumn, sheet.textEnd]
  if (words.runs.every(({ text }) => text === '')) return undefined
  const width = sheet.widths.slice(from, to + 1).reduce((sum, one) => sum + one, 0) - cellPadding - (look.indent ?? 0) * indentWidth
  const heightOf = (runs: Words['runs']) => {
    const tallest = Math.max(look.size, ...runs.map(({ size = 0 }) => size))
    return linesOf(runs, look, width) * lineHeight({ ...look, size: tallest }) + leading + (look.padding ?? 0)
  }
  const parts = splitRuns(words.runs, (part) => isHeld(part) && heightOf([...part]) <= tallestText)
  const rows = parts.map((runs, index) => {
    const row = addRow(sheet, heightOf(runs))
    spread(sheet, { row, from, to }, look)
    putCell(sheet, { row, column: from }, { look, content: { runs, link: index === 0 ? words.link : undefined } })
    return row
  })
  for (const { text, link } of words.others ?? []) writeText(sheet, { runs: [{ text: `→ ${text}` }], link }, looks.aside)
  return rows[0]
}

/** The cells of one row as a single one; Excel draws the edges of each. */
export function spread(sheet: Sheet, { row, from, to }: { row: number; from: number; to: number }, look: CellLook) {
  if (to <= from) return
  const { left: _, ...edges } = look.edges ?? {}
  if (look.fill !== undefined || Object.keys(edges).length > 0)
    for (let column = from + 1; column <= to; column++) putCell(sheet, { row, column }, { look: { ...look, edges } })
  sheet.merges.push(`${cellName(row, from)}:${cellName(row, to)}`)
}
