import type { Block } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { blockHandlers } from './blocks/block-handlers.ts'
import type { Book } from './book.ts'
import { looks } from './look.ts'
import { pageRoom, type SheetEntry, summaryPlace } from './plan-sheets.ts'
import { shareWidths } from './share-widths.ts'
import { requestGap, createSheet, firstColumn, type Sheet, keepWithNext } from './sheet.ts'
import { freezeHeading } from './freeze-heading.ts'
import { keepWhole, pageBreakWeights } from './turn-pages.ts'
import { withTextColumns } from './text-columns.ts'
import { columnNeed, type PreparedTable } from './tables/prepare-table.ts'
import { cleanText } from './words.ts'
import { writeLinks } from './write-links.ts'
import { writeTableSheet } from './write-table-sheet.ts'
import { writeText } from './write-text.ts'
import { markPlace } from './sheet.ts'

/** A top section with all its subsections on a sheet, and the separate sheets of its tables. */
export function writeSections(book: Book, summaryName: string, entry: SheetEntry): Sheet[] {
  const sheet = createSheet(book, entry.name, chooseWidths(book, entry))
  const back = [{ text: `← ${summaryName}`, link: { place: summaryPlace } }]
  const apart: Sheet[] = []
  writeLinks(sheet, back, looks.crumb)
  for (const [index, numbered] of entry.sections.entries()) {
    const top = sheet.rows.length
    writeHeading(sheet, numbered)
    if (index === 0) sheet.frozen = sheet.rows.length
    let before = { row: sheet.rows.length, block: undefined as Block | undefined }
    for (const block of numbered.section.blocks) {
      const row = sheet.rows.length
      const own = entry.apart.find(({ table }) => table.block === block)
      if (own) apart.push(writeTableSheet(sheet, own, back))
      else writeBlock(sheet, block)
      if (isPair(before.block, block)) keepWhole(sheet, before.row, pageBreakWeights.chart)
      before = { row, block: own ? undefined : block }
    }
    if (numbered.level > 1) keepWhole(sheet, top, pageBreakWeights.section)
  }
  freezeHeading(sheet)
  return [sheet, ...apart]
}

/** A chart and the table of its figures. */
const isPair = (one: Block | undefined, other: Block) => one !== undefined && (isChartOf(one, other) || isChartOf(other, one))
const isChartOf = (chart: Block, table: Block) => chart.type === 'chart' && chart.table === table.id

function writeBlock(sheet: Sheet, block: Block) {
  const before = sheet.rows.length
  renderBlock(blockHandlers, block, sheet)
  const row = before + sheet.rows.slice(before).findIndex(({ cells }) => cells.size > 0)
  if (row >= before) markPlace(sheet, placeOf.block(block.id), { row, column: firstColumn })
}

function writeHeading(sheet: Sheet, { section, level, number }: NumberedSection) {
  const look = level === 1 ? looks.heading1 : level === 2 ? looks.heading2 : looks.heading3
  requestGap(sheet, level === 1 ? 2 : 18)
  const words = { runs: [{ text: `${number}\u2002${cleanText(section.heading)}` }] }
  const row = writeText(sheet, words, look)
  if (row === undefined) return
  keepWithNext(sheet, row)
  markPlace(sheet, placeOf.section(section.id), { row, column: firstColumn })
}

/** Widths that suit all tables of the sheet, and an additional column if they are too narrow for text. */
function chooseWidths({ prepared }: Book, { sections, apart }: SheetEntry): Pick<Sheet, 'widths' | 'textEnd'> {
  const isHere = (table: PreparedTable) => apart.every((other) => other.table !== table)
  const tables = sections.flatMap(({ section }) => section.blocks.flatMap((block) => prepared.get(block) ?? [])).filter(isHere)
  const widths = shareWidths(
    tables.map(({ columns }) => columns.map(columnNeed)),
    pageRoom,
  )
  return withTextColumns(widths)
}
