import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { blockHandlers } from './blocks/block-handlers.ts'
import { type Book, markPlace } from './book.ts'
import { looks } from './look.ts'
import { shareWidths } from './share-widths.ts'
import { askGap, createSheet, firstColumn, type Sheet } from './sheet.ts'
import { columnNeed } from './tables/prepare-table.ts'
import { cleanText } from './words.ts'
import { writeText } from './write-text.ts'

/** Points: a page on its side without its margins is 770, and printed at nine tenths the words can still be read. */
const pageRoom = 860
/** Points that lines of text are good to read at. */
const textRoom = 580
const leastText = 420

/** Where the way back to the first sheet leads. */
export const summaryPlace = 'summary'

/** A top section with all below it on a sheet of its own. */
export function writeSections(
  book: Book,
  { name, summaryName }: { name: string; summaryName: string },
  sections: readonly NumberedSection[],
): Sheet {
  const sheet = createSheet(book, name, chooseWidths(book, sections))
  writeText(sheet, { runs: [{ text: `← ${summaryName}` }], link: { place: summaryPlace } }, looks.crumb)
  for (const [index, numbered] of sections.entries()) {
    writeHeading(sheet, numbered)
    if (index === 0) sheet.frozen = sheet.rows.length
    for (const block of numbered.section.blocks) {
      const before = sheet.rows.length
      renderBlock(blockHandlers, block, sheet)
      const row = sheet.rows.findIndex(({ cells }, at) => at >= before && cells.size > 0)
      if (row !== -1) markPlace(sheet, placeOf.block(block.id), { row, column: firstColumn })
    }
  }
  freezeHeading(sheet)
  return sheet
}

function writeHeading(sheet: Sheet, { section, level, number }: NumberedSection) {
  const look = level === 1 ? looks.heading1 : level === 2 ? looks.heading2 : looks.heading3
  askGap(sheet, level === 1 ? 2 : 18)
  const words = { runs: [{ text: `${number}\u2002${cleanText(section.heading)}` }] }
  const row = writeText(sheet, words, look)
  if (row !== undefined) markPlace(sheet, placeOf.section(section.id), { row, column: firstColumn })
}

/** Widths that suit all tables of the sheet, and a last column where they leave too little room for text. */
function chooseWidths({ prepared }: Book, sections: readonly NumberedSection[]): Pick<Sheet, 'widths' | 'textEnd'> {
  const tables = sections.flatMap(({ section }) => section.blocks.flatMap((block) => prepared.get(block) ?? []))
  const widths = shareWidths(
    tables.map(({ columns }) => columns.map(columnNeed)),
    pageRoom,
  )
  const reaches = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const best = reaches.reduce(
    (found, reach, index) => (Math.abs(reach - textRoom) < Math.abs(reaches[found]! - textRoom) ? index : found),
    0,
  )
  const reach = reaches[best] ?? 0
  if (reach >= leastText) return { widths, textEnd: firstColumn + best }
  return { widths: [...widths, textRoom - (reaches.at(-1) ?? 0)], textEnd: firstColumn + widths.length }
}

/** Points above a table's heading that may stay on the screen. */
const tallestFrozen = 160

/** Where a table is all there is after a few lines, its heading stays with it. */
function freezeHeading(sheet: Sheet) {
  const [table, ...others] = sheet.tables
  if (!table || others.length > 0 || sheet.drawings.length > 0) return
  const above = sheet.rows.slice(0, table.headerRow + 1).reduce((sum, { height }) => sum + height, 0)
  const isLast = sheet.rows.length <= table.lastRow + 1 + Number(table.hasTotals)
  if (isLast && above <= tallestFrozen) sheet.frozen = table.headerRow + 1
}
