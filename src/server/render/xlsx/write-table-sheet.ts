import type { Block } from '#shared/content/blocks.ts'
import { captionRuns } from './caption.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { freezeHeading } from './freeze-heading.ts'
import { looks } from './look.ts'
import { type ApartTable, pageRoom } from './plan-sheets.ts'
import { shareWidths } from './share-widths.ts'
import { requestGap, cellName, createSheet, firstColumn, quotedName, type Sheet } from './sheet.ts'
import { columnNeed } from './tables/prepare-table.ts'
import { writeTable } from './tables/write-table.ts'
import { withTextColumns } from './text-columns.ts'
import type { Link } from './words.ts'
import { writeLinks } from './write-links.ts'
import { writeText } from './write-text.ts'
import { markPlace } from './sheet.ts'

/** A table on a sheet of its own, with a link to it on its chapter's sheet, and a link back. */
export function writeTableSheet(chapter: Sheet, { name, table }: ApartTable, back: readonly { text: string; link: Link }[]): Sheet {
  const { book } = chapter
  const { block, columns } = table
  const { here, there } = apartPlaces(block)
  const caption = captionRuns(book, 'Table', block.caption.trim() === '' ? name : block.caption)
  requestGap(chapter, 14)
  const row = writeText(
    chapter,
    { runs: [...caption, { text: '\u2002→ on a sheet of its own' }], link: { place: there } },
    looks.caption,
  )
  const place = `${quotedName(chapter.name)}!${cellName(row!, firstColumn)}`
  book.cells.set(here, place)
  requestGap(chapter, 14)
  const widths = shareWidths([columns.map(columnNeed)], pageRoom)
  const sheet = createSheet(book, name, withTextColumns(widths))
  writeLinks(sheet, [...back, { text: `← ${chapter.name}`, link: { place: here } }], looks.crumb)
  requestGap(sheet, 4)
  const title = writeText(sheet, { runs: caption }, looks.heading2)!
  book.cells.set(there, `${quotedName(name)}!${cellName(title, firstColumn)}`)
  markPlace(sheet, placeOf.block(block.id), { row: title, column: firstColumn })
  requestGap(sheet, 6)
  writeTable(sheet, table)
  freezeHeading(sheet)
  return sheet
}

/** Names of the link targets on the chapter's sheet and on the table's own. */
export const apartPlaces = ({ id }: Block) => ({ here: `to ${id}`, there: `at ${id}` })
