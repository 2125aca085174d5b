import { element } from '#server/open-xml/xml.ts'
import { graphicFrame } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Box, emu } from '../slide-regions.ts'
import type { LaidParagraph } from '../text/paragraph.ts'
import { paragraphsXml } from '../text/text-xml.ts'
import { ruledTable } from '../parts/table-styles.ts'
import { cellInsets } from './table-columns.ts'
import type { LaidPart, LaidRow } from './table-layout.ts'

type Table = { part: LaidPart; rows: LaidRow[]; box: Box; alt: string }

const tables = 'http://schemas.openxmlformats.org/drawingml/2006/table'

export function drawTable({ part, rows, box, alt }: Table, slide: SlideWriter): string {
  const lastRow = rows.some(({ isTotal }) => isTotal) ? 1 : undefined
  const width = part.widths.reduce((sum, one) => sum + one, 0)
  const table = element('a:tbl', {}, [
    element('a:tblPr', { firstRow: 1, lastRow }, element('a:tableStyleId', {}, ruledTable)),
    element(
      'a:tblGrid',
      {},
      part.widths.map((one) => element('a:gridCol', { w: emu(one) })),
    ),
    rowXml(part.header, slide, true),
    ...rows.map((row) => rowXml(row, slide, row.isTotal)),
  ])
  const graphic = element('a:graphic', {}, element('a:graphicData', { uri: tables }, table))
  return graphicFrame({ name: 'Table', alt, box: { ...box, width }, graphic }, slide)
}

const beside = emu(cellInsets.x)

function rowXml({ cells, height, air = 0 }: LaidRow, slide: SlideWriter, bold: boolean): string {
  const above = emu(cellInsets.y + air)
  const insets = element('a:tcPr', { marL: beside, marR: beside, marT: above, marB: above })
  const inherited = { bold }
  let xml = ''
  for (const { paragraph } of cells()) {
    const words = paragraphsXml([withSize(paragraph)], slide, inherited)
    xml += `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${words}</a:txBody>${insets}</a:tc>`
  }
  return element('a:tr', { h: emu(height) }, xml)
}

/** An empty cell would otherwise be as high as a line of the table's own size. */
const withSize = (paragraph: LaidParagraph['paragraph']) =>
  paragraph.runs.some(({ text }) => text !== '') ? paragraph : { ...paragraph, runs: [], emptySize: 9 }
