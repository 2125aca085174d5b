import type { Book } from './book.ts'
import { looks } from './look.ts'
import { listsPlace, pageRoom, summaryPlace } from './plan-sheets.ts'
import { shareWidths } from './share-widths.ts'
import { absoluteRange, addRow, requestGap, createSheet, firstColumn, putCell, quotedName, type Sheet } from './sheet.ts'
import { withTextColumns } from './text-columns.ts'
import { lineHeight, linesOf, plainRuns, widthOf } from './words.ts'
import { cellPadding } from './look.ts'
import { writeLinks } from './write-links.ts'
import { writeText } from './write-text.ts'

/** Points above and below. */
const leading = 8

/** The sheet of lists for cells with a drop-down; undefined if none needs one. */
export function findListSheet(book: Book, name: string, summaryName: string): Sheet | undefined {
  const { lists } = book
  if (lists.length === 0) return undefined
  const needs = lists.map(({ heading, choices }) => {
    const cells = [heading, ...choices].map((text) => widthOf(plainRuns(text), looks.tableText) + 2 * cellPadding)
    return { least: Math.max(...cells), cells }
  })
  const sheet = createSheet(book, name, withTextColumns(shareWidths([needs], pageRoom)))
  writeLinks(sheet, [{ text: `← ${summaryName}`, link: { place: summaryPlace } }], looks.crumb)
  requestGap(sheet, 2)
  writeText(sheet, { runs: [{ text: name }] }, looks.heading1)
  writeText(
    sheet,
    { runs: [{ text: 'Cells with a list offer these words. Overwrite one here, and the lists follow.' }] },
    looks.text,
  )
  requestGap(sheet, 8)
  const top = writeWords(
    sheet,
    lists.map(({ heading }) => heading),
    looks.tableHead,
  )
  const most = Math.max(...lists.map(({ choices }) => choices.length))
  for (let row = 0; row < most; row++)
    writeWords(
      sheet,
      lists.map(({ choices }) => choices[row] ?? ''),
      { ...looks.tableText, isMiddle: true },
    )
  book.cells.set(listsPlace, `${quotedName(name)}!A1`)
  lists.forEach((list, index) => {
    const column = firstColumn + index
    const cells = absoluteRange({ row: top + 1, column }, { row: top + list.choices.length, column })
    book.listRanges.push({ name: list.name, range: `${quotedName(name)}!${cells}` })
  })
  return sheet
}

function writeWords(sheet: Sheet, texts: readonly string[], look: typeof looks.tableHead | typeof looks.tableText): number {
  const lines = texts.map((text, index) => linesOf(plainRuns(text), look, sheet.widths[firstColumn + index]! - cellPadding))
  const row = addRow(sheet, Math.max(...lines) * lineHeight(look) + leading)
  texts.forEach((text, index) => putCell(sheet, { row, column: firstColumn + index }, { look, content: { runs: plainRuns(text) } }))
  return row
}
