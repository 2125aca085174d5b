import type { Revision } from '#shared/content/revised.ts'
import { element } from '#server/open-xml/xml.ts'
import { emptyWords, paragraphXml, type Table, type Words } from './flow.ts'
import { heightOf, paragraphBox } from './layout/box.ts'
import { type Look, roomOn } from './look.ts'
import type { StyleId } from './paragraph-styles.ts'
import { cellMargins } from './table-styles.ts'
import { valued } from './properties.ts'
import { reviseRow, type RevisionMark } from './revise.ts'

export type Cell = { style: StyleId; words: Words }

export type TableSpecification = {
  style: 'RuledTable' | 'FigureTable'
  /** For screen readers: the table's title and a description. */
  title: string
  description: string
  /** Twentieths of a point. */
  widths: readonly number[]
  header: readonly Cell[]
  rows: readonly (readonly Cell[])[]
  totals?: readonly Cell[] | undefined
  /** Minimum height of a body row, in twentieths of a point. */
  leastRow?: number
  /** Rows that were added or removed. */
  revisions?: { rows: readonly (Revision | null)[]; stamp: RevisionMark }
}

/**
 * The space for rules: below each row, above and below a header, above the totals, and below the last row if there are none between rows.
 */
const rules = {
  RuledTable: { row: 10, header: 30, totals: 10, end: 0 },
  FigureTable: { row: 0, header: 10, totals: 0, end: 10 },
} as const

/** The share of a page that a row may take and still be moved whole: its height is estimated. A higher row continues on the next page. */
const wholeShare = 0.85
/** A table that is no higher and has no more rows is not split. */
const smallTable = { height: 2600, rows: 5 }

/** A table with fixed widths, whose rows are not split where possible and whose header is repeated on every page. */
export function tableItem(specification: TableSpecification, look: Look): Table {
  const { style, widths, header, rows, totals, leastRow = 0, revisions } = specification
  const headerRow = measureRow(header, widths, look)
  const bodyRows = [...rows, ...(totals ? [totals] : [])].map((cells) => {
    const row = measureRow(cells, widths, look)
    return { ...row, height: Math.max(leastRow, row.height) }
  })
  const tallest = wholeShare * (pageHeight(widths, look) - headerRow.height)
  const isSmall = bodyRows.length <= smallTable.rows && heightOfAll(bodyRows) <= smallTable.height
  const last = bodyRows.length - 1
  const rulesOf = (index: number) => rules[style].row + (index === last ? (totals ? rules[style].totals : 0) + rules[style].end : 0)
  const boxes = bodyRows.map(({ height, least }, index) => ({
    least: least + rulesOf(index),
    height: height + rulesOf(index),
    // LibreOffice loses rows if the second may not be split and its rule does not fit on the page. Word does not split its lines either.
    isWhole: index !== 1 && height < tallest,
    keepLines: index === 1 && height < tallest,
    // Never a single row above or below a page break, and never the totals.
    keepNext: index < last && (index === 0 || index === last - 1 || isSmall),
  }))
  let xml = `<w:tbl>${tableProperties(specification)}${grid(widths)}`
  xml += rowXml(header, { box: { isWhole: true, keepNext: true, keepLines: false }, isHeader: true, widths, look })
  ;[...rows, ...(totals ? [totals] : [])].forEach((cells, index) => {
    const row = rowXml(cells, { box: boxes[index]!, leastRow, widths, look })
    const revision = revisions?.rows[index]
    xml += revision ? reviseRow(row, revision, revisions.stamp) : row
  })
  const height = headerRow.height + rules[style].row + rules[style].header
  return {
    kind: 'table',
    xml: `${xml}</w:tbl>`,
    box: { kind: 'table', header: height, rows: boxes },
  }
}

/** A table that is wider than a portrait page is on landscape pages. */
const pageHeight = (widths: readonly number[], { page }: Look) => roomOn(page, sum(widths) > roomOn(page, false).width).height

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
const heightOfAll = (rows: readonly { height: number }[]) => sum(rows.map(({ height }) => height))

function tableProperties({ style, title, description, widths, totals }: TableSpecification): string {
  const look = {
    'w:val': totals ? '0460' : '0420',
    'w:firstRow': 1,
    'w:lastRow': totals ? 1 : 0,
    'w:firstColumn': 0,
    'w:lastColumn': 0,
    'w:noHBand': 1,
    'w:noVBand': 1,
  }
  return element('w:tblPr', {}, [
    valued('w:tblStyle', style),
    element('w:tblW', { 'w:w': sum(widths), 'w:type': 'dxa' }),
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element('w:tblLook', look),
    valued('w:tblCaption', title),
    valued('w:tblDescription', description),
  ])
}

const grid = (widths: readonly number[]) =>
  element(
    'w:tblGrid',
    {},
    widths.map((width) => element('w:gridCol', { 'w:w': width })),
  )

function measureRow(cells: readonly Cell[], widths: readonly number[], look: Look): { height: number; least: number } {
  let [height, least] = [0, 0]
  cells.forEach(({ style, words }, index) => {
    const room = widths[index]! - cellMargins.left - cellMargins.right
    const box = paragraphBox({ style, words, choice: {} }, room, look)
    height = Math.max(height, heightOf(box))
    least = Math.max(least, heightOf({ ...box, lines: 1 }))
  })
  const edges = cellMargins.top + cellMargins.bottom
  return { height: height + edges, least: least + edges }
}

type RowLook = {
  box: { isWhole: boolean; keepNext: boolean; keepLines: boolean }
  isHeader?: boolean
  leastRow?: number
  widths: readonly number[]
  look: Look
}

function rowXml(cells: readonly Cell[], { box, isHeader, leastRow = 0, widths, look }: RowLook): string {
  const height = leastRow > 0 ? `<w:trHeight w:val="${leastRow}"/>` : ''
  const flags = (box.isWhole ? '<w:cantSplit/>' : '') + height + (isHeader ? '<w:tblHeader/>' : '')
  let xml = flags === '' ? '<w:tr>' : `<w:tr><w:trPr>${flags}</w:trPr>`
  const choice = isHeader ? {} : { keepNext: box.keepNext, keepLines: box.keepLines }
  cells.forEach(({ style, words }, index) => {
    xml += `<w:tc><w:tcPr><w:tcW w:w="${widths[index]!}" w:type="dxa"/></w:tcPr>${paragraphXml({ style, words, choice }, look)}</w:tc>`
  })
  return `${xml}</w:tr>`
}

export const emptyCell = (style: StyleId): Cell => ({ style, words: emptyWords })
