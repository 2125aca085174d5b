import type { BlockHandlers } from '#server/render/renderer.ts'
import type { Sheet } from '#server/render/xlsx/sheet.ts'
import { writeCaptionedTable } from '#server/render/xlsx/tables/write-table.ts'
import { writeChart, writeDiagram } from './drawings.ts'
import { writeCallout, writeCode, writeFigures, writeList, writePageBreak, writeParagraph, writeQuote } from './text-blocks.ts'

/** How each block is written on a sheet, from the top down. */
export const blockHandlers: BlockHandlers<void, Sheet> = {
  paragraph: writeParagraph,
  list: writeList,
  table: (block, sheet) => writeCaptionedTable(sheet, sheet.book.prepared.get(block)!),
  callout: writeCallout,
  code: writeCode,
  quote: writeQuote,
  diagram: writeDiagram,
  chart: writeChart,
  figures: writeFigures,
  'page-break': writePageBreak,
}
