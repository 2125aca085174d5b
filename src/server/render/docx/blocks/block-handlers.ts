import type { BlockHandlers } from '#server/render/renderer.ts'
import type { Item } from '#server/render/docx/flow.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import { writeChart } from './chart.ts'
import { writeDiagram } from './diagram.ts'
import { writeFigures } from './figures.ts'
import { writeList } from './list.ts'
import { writeTable } from './table.ts'
import { writeCallout, writeCode, writePageBreak, writeParagraph, writeQuote } from './text-blocks.ts'

/** How each block is written on a page in Word. */
export const blockHandlers: BlockHandlers<Item[], Writer> = {
  paragraph: writeParagraph,
  list: writeList,
  table: writeTable,
  callout: writeCallout,
  code: writeCode,
  quote: writeQuote,
  diagram: writeDiagram,
  chart: writeChart,
  figures: writeFigures,
  'page-break': writePageBreak,
}
