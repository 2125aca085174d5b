import { type CellLook, cellPadding, indentWidth } from './look.ts'
import { addRow, firstColumn, putCell, type Sheet } from './sheet.ts'
import { mergeCells } from './merge-cells.ts'
import { type Link, lineHeight, plainRuns, widthOf } from './words.ts'

/** Points above and below. */
const leading = 3

/** Links side by side, each in as many cells as its text needs, because a cell can have only one link; repeated links are written once. */
export function writeLinks(sheet: Sheet, links: readonly { text: string; link: Link }[], look: CellLook) {
  const seen = new Set<string>()
  let row = -1
  let next = Infinity
  for (const { text, link } of links) {
    const key = JSON.stringify([text, link])
    if (seen.has(key)) continue
    seen.add(key)
    const runs = plainRuns(text.replace(/\s+/g, ' '))
    const wanted = widthOf(runs, look) + cellPadding + (look.indent ?? 0) * indentWidth
    let to = findEnd(sheet, next, wanted)
    if (to === undefined) {
      row = addRow(sheet, lineHeight(look) + leading)
      next = firstColumn
      to = findEnd(sheet, next, wanted) ?? sheet.textEnd
    }
    mergeCells(sheet, { row, from: next, to }, look)
    putCell(sheet, { row, column: next }, { look, content: { runs, link } })
    next = to + 1
  }
}

/** The column in which text ends that begins in `from`, if it fits. */
function findEnd({ widths, textEnd }: Sheet, from: number, wanted: number): number | undefined {
  let room = 0
  for (let column = from; column <= textEnd; column++) {
    room += widths[column]!
    if (room >= wanted) return column
  }
  return undefined
}
