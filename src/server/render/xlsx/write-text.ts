import { type CellLook, cellPadding, indentWidth, looks } from './look.ts'
import { addRow, firstColumn, putCell, type Sheet } from './sheet.ts'
import { mergeCells } from './merge-cells.ts'
import { fitsInCell, splitRuns } from './split-runs.ts'
import { writeLinks } from './write-links.ts'
import { lineHeight, linesOf, type Words } from './words.ts'

/** Points above and below the text of a cell. */
const leading = 3
/** More would not fit into a row. */
const tallestText = 396

/** Text across the text width, in as many rows as it needs; returns the first, or undefined if there is no text. */
export function writeText(sheet: Sheet, words: Words, look: CellLook): number | undefined {
  const [from, to] = [firstColumn, sheet.textEnd]
  if (words.runs.every(({ text }) => text === '')) return undefined
  const width = sheet.widths.slice(from, to + 1).reduce((sum, one) => sum + one, 0) - cellPadding - (look.indent ?? 0) * indentWidth
  const heightOf = (runs: Words['runs']) => {
    const tallest = Math.max(look.size, ...runs.map(({ size = 0 }) => size))
    return linesOf(runs, look, width) * lineHeight({ ...look, size: tallest }) + leading + (look.padding ?? 0)
  }
  const parts = splitRuns(words.runs, (part) => fitsInCell(part) && heightOf([...part]) <= tallestText)
  const rows = parts.map((runs, index) => {
    const row = addRow(sheet, heightOf(runs))
    mergeCells(sheet, { row, from, to }, look)
    putCell(sheet, { row, column: from }, { look, content: { runs, link: index === 0 ? words.link : undefined } })
    return row
  })
  writeLinks(
    sheet,
    (words.others ?? []).map(({ text, link }) => ({ text: `→ ${text}`, link })),
    looks.aside,
  )
  return rows[0]
}
