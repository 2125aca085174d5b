import type { BlockOf } from '#shared/content/blocks.ts'
import { describePicture } from '#server/render/open-xml/describe-picture.ts'
import { addCellChart } from '#server/render/open-xml/chart/add-chart.ts'
import type { Chart, ChartCells } from '#server/render/open-xml/chart/chart.ts'
import { findBarsHeight } from '#server/render/open-xml/chart/chart-bars.ts'
import { chartFigures, type ChartFigures } from '#server/render/open-xml/chart/chart-figures.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import { addBarePicture } from '#server/render/open-xml/picture.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Book } from '#server/render/xlsx/book.ts'
import { heightOf, roomOf } from '#server/render/xlsx/page.ts'
import { writeCaption } from '#server/render/xlsx/caption.ts'
import {
  absoluteRange,
  addRow,
  requestGap,
  firstColumn,
  quotedName,
  type DrawGraphic,
  type Drawing,
  type Sheet,
  tallestRow,
} from '#server/render/xlsx/sheet.ts'
import { sheetFormat, sheetNumber } from '#server/render/xlsx/tables/cell-values.ts'
import type { PlacedTable } from '#server/render/xlsx/tables/placed-table.ts'

/** Points; a bar chart is as high as its bars need. */
const chartSize = { width: 620, height: 260 }
const tallestChart = 720
/** Fits on a landscape page with its caption; slightly lower, so that the first picture also has room below a few lines. */
const tallestPicture = { usual: 450, below: 380, caption: 44 }
const margin = 4

export function writeDiagram(block: BlockOf<'diagram'>, sheet: Sheet) {
  const { width, height, svg, png } = sheet.book.diagrams.get(block)!
  const scale = Math.min(1, textWidth(sheet) / width, tallestHere(sheet) / height)
  addDrawing(sheet, {
    width: width * scale,
    height: height * scale,
    kind: 'diagram',
    hasCaption: block.caption.trim() !== '',
    draw: (file, place) =>
      addBarePicture(
        file,
        { from: place.from, folder: 'xl/media', prefix: 'xdr' },
        { ...place, alt: describePicture(block), svg, png },
      ),
  })
  writeCaption(sheet, 'Figure', block.caption)
  requestGap(sheet, 14)
}

function tallestHere(sheet: Sheet): number {
  const { usual, below, caption } = tallestPicture
  const room = roomOf(sheet) - heightOf(sheet, 0, sheet.rows.length) - caption
  return sheet.drawings.length === 0 && room >= below ? Math.min(usual, room) : usual
}

export function writeChart(block: BlockOf<'chart'>, sheet: Sheet) {
  const { book } = sheet
  const data = chartFigures(block, book.tables)
  if (data.series.length > 0 && data.categories.length > 0) {
    const width = Math.min(chartSize.width, textWidth(sheet))
    const draw: DrawGraphic = (file, { from, id, name }) => {
      const path = `xl/charts/${name}.xml`
      return graphicFrame(
        addCellChart(file, { from, path, cells: cellsOf(book.placed.get(block.table)!, data) }, chartOf(block, book, data)),
        {
          id,
          name,
          descr: describePicture(block),
        },
      )
    }
    const height = Math.min(tallestChart, findBarsHeight({ kind: block.kind, ...data }) ?? chartSize.height)
    addDrawing(sheet, { kind: 'chart', width, height, draw, hasCaption: block.caption.trim() !== '' })
  }
  writeCaption(sheet, 'Figure', block.caption)
  requestGap(sheet, 14)
}

const textWidth = ({ widths, textEnd }: Sheet) => widths.slice(firstColumn, textEnd + 1).reduce((sum, width) => sum + width, 0)

/** A row of its own, because printing does not split rows; several rows, on one page with its caption, if one cannot be high enough. */
function addDrawing(sheet: Sheet, { hasCaption, ...drawing }: Omit<Drawing, 'row'> & { hasCaption: boolean }) {
  requestGap(sheet, 8)
  const height = drawing.height + 2 * margin
  const count = Math.ceil(height / tallestRow)
  const rows = Array.from({ length: count }, () => addRow(sheet, height / count))
  for (const row of hasCaption ? rows : rows.slice(0, -1)) sheet.stays.add(row)
  sheet.drawings.push({ ...drawing, row: rows[0]! })
}

/** A chart of the cells of its table. */
function chartOf({ kind, table: id }: BlockOf<'chart'>, book: Book, data: ChartFigures): Chart {
  const placed = book.placed.get(id)!
  const { columns } = book.tables.get(id)!
  const rows = Array.from({ length: placed.lastRow - placed.headerRow }, (_, index) =>
    placed.rows.indexOf(placed.headerRow + 1 + index),
  )
  return {
    kind,
    categories: rows.map((row) => data.categories[row] ?? ''),
    series: data.series.map(({ column, name, values, isOffset }) => ({
      name,
      ...(isOffset ? { isOffset } : {}),
      values: rows.map((row) => (typeof values[row] === 'number' ? sheetNumber(columns[column]!, values[row]) : null)),
      format: sheetFormat(columns[column]!, values) ?? 'General',
    })),
    language: book.language,
    font: fonts.sans,
    size: 9,
    colours: { text: colours.quiet, line: colours.line, background: colours.paper },
  }
}

const graphicFrame = (graphic: string, properties: Record<'name' | 'descr', string> & { id: number }) =>
  element('xdr:graphicFrame', { macro: '' }, [
    element('xdr:nvGraphicFramePr', {}, [element('xdr:cNvPr', properties), '<xdr:cNvGraphicFramePr/>']),
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    graphic,
  ])

function cellsOf(placed: PlacedTable, { categoryColumn, series }: ChartFigures): ChartCells {
  const range = (column: number, from: number, to: number) => {
    const at = placed.firstColumn + column
    const cells = absoluteRange({ row: from, column: at }, { row: to, column: at })
    return `${quotedName(placed.sheet)}!${from === to ? cells.split(':')[0] : cells}`
  }
  const values = (column: number) => range(column, placed.headerRow + 1, placed.lastRow)
  return {
    categories: categoryColumn === -1 ? undefined : values(categoryColumn),
    series: series.map(({ column }) => ({ name: range(column, placed.headerRow, placed.headerRow), values: values(column) })),
  }
}
