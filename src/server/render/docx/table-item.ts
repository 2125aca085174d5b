import { element } from '#server/render/open-xml/xml.ts'
import { heightOf, type Item, paragraph, type ParagraphBox, type Words } from './flow.ts'
import type { StyleId } from './paragraph-styles.ts'
import { cellMargins } from './table-styles.ts'
import { valued } from './properties.ts'

export type Cell = { style: StyleId; words: Words } | { style: StyleId; words: Words }[]

export type TableSpecification = {
  style: 'RuledTable' | 'FactTable' | 'FigureTable'
  /** For those who cannot see it. */
  description: string
  /** Twentieths of a point. */
  widths: readonly number[]
  header?: readonly Cell[]
  rows: readonly (readonly Cell[])[]
  totals?: readonly Cell[] | undefined
}

/** Half a point under each row, and what the strong rules above and below a header or above the totals add. */
const hairline = 10
const headerRules = 30
const totalsRule = 10

/** A row higher than this goes on over the page's end. */
const tallestWhole = 5000

/** A table whose widths are fixed, whose rows stay whole where they can and whose header comes again on every page. */
export function tableItem(specification: TableSpecification): Item {
  const { style, description, widths, header, rows, totals } = specification
  const headerRow = header && tableRow(header, { widths, isHeader: true })
  const bodyRows = [...rows, ...(totals ? [totals] : [])].map((cells, index) =>
    // LibreOffice loses rows where one that may not be split follows the header and does not fit on the page.
    tableRow(cells, { widths, maySplit: index === 0 && header !== undefined }),
  )
  const look = {
    'w:val': header ? (totals ? '0460' : '0420') : '0400',
    'w:firstRow': header ? 1 : 0,
    'w:lastRow': totals ? 1 : 0,
    'w:firstColumn': 0,
    'w:lastColumn': 0,
    'w:noHBand': 1,
    'w:noVBand': 1,
  }
  const properties = element('w:tblPr', {}, [
    valued('w:tblStyle', style),
    element('w:tblW', { 'w:w': widths.reduce((sum, width) => sum + width, 0), 'w:type': 'dxa' }),
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element('w:tblLook', look),
    description === '' ? '' : valued('w:tblDescription', description),
  ])
  const grid = element(
    'w:tblGrid',
    {},
    widths.map((width) => element('w:gridCol', { 'w:w': width })),
  )
  const xml = element('w:tbl', {}, [properties, grid, headerRow?.xml ?? '', ...bodyRows.map((row) => row.xml)])
  const last = totals ? rows.length : -1
  const heights = bodyRows.map(({ height, isWhole }, index) => ({ isWhole, height: height + (index === last ? totalsRule : 0) }))
  return { xml, box: { kind: 'table', header: headerRow ? headerRow.height + headerRules : 0, rows: heights } }
}

type RowLook = { widths: readonly number[]; isHeader?: boolean; maySplit?: boolean }

function tableRow(
  cells: readonly Cell[],
  { widths, isHeader, maySplit }: RowLook,
): { xml: string; height: number; isWhole: boolean } {
  const written = cells.map((cell, index) => tableCell(cell, widths[index]!))
  const height = Math.max(...written.map(({ height }) => height)) + hairline
  const isWhole = !maySplit && height < tallestWhole
  const flags = (isWhole ? '<w:cantSplit/>' : '') + (isHeader ? '<w:tblHeader/>' : '')
  return {
    xml: element('w:tr', {}, [flags === '' ? '' : element('w:trPr', {}, flags), ...written.map(({ xml }) => xml)]),
    height,
    isWhole,
  }
}

function tableCell(cell: Cell, width: number): { xml: string; height: number } {
  const room = width - cellMargins.left - cellMargins.right
  const paragraphs = [cell].flat().map(({ style, words }) => paragraph(style, words, { width: room }))
  const properties = element('w:tcPr', {}, element('w:tcW', { 'w:w': width, 'w:type': 'dxa' }))
  return {
    xml: element('w:tc', {}, [properties, ...paragraphs.map(({ xml }) => xml)]),
    height: cellMargins.top + cellMargins.bottom + paragraphs.reduce((sum, { box }) => sum + heightOf(box as ParagraphBox), 0),
  }
}
