import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { addChart } from '#server/render/open-xml/chart/add-chart.ts'
import type { ChartSeries } from '#server/render/open-xml/chart/chart.ts'
import { numberFormat } from '#server/render/open-xml/number-format.ts'
import { cellFormatter } from '#server/render/format-value.ts'
import { caption } from '#server/render/docx/caption.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { fitted, graphicItem } from '#server/render/docx/graphic.ts'
import { colours, fonts, textWidth } from '#server/render/docx/look.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'

type Chart = BlockOf<'chart'>

/** Points. */
const height = 230

export function writeChart(block: Chart, writer: Writer): Item[] {
  const data = chartData(block, writer)
  if (data.series.length === 0) return caption('Figure', block.caption, writer)
  const id = writer.nextDrawing()
  const place = { from: documentPath, folder: 'word', name: `chart${id}` }
  const graphic = addChart(writer.file, place, {
    kind: block.kind,
    ...data,
    language: writer.language,
    font: fonts.sans,
    colours: { text: colours.quiet, line: colours.line, background: colours.paper },
  })
  const size = fitted({ width: textWidth / 20, height })
  const item = graphicItem(graphic, { id, name: `Chart ${id}`, alt: block.alt, ...size, hasCaption: block.caption.trim() !== '' })
  return [item, ...caption('Figure', block.caption, writer)]
}

/** The figures of the table that the chart names; a column that is not there is left out. */
function chartData({ table: id, categories, series }: Chart, { tables }: Writer) {
  const table = tables.get(id)
  if (!table) return { categories: [], series: [] }
  const { rows } = computeTable(table)
  const columnOf = (name: string) => table.columns.findIndex((column) => column.id === name)
  const cellsOf = (index: number): Cell[] => rows.map((row) => row[index] ?? null)
  const names = columnOf(categories)
  const shown = series.map(columnOf).filter((index) => index !== -1)
  return {
    categories: names === -1 ? rows.map((_, index) => String(index + 1)) : categoryNames(table.columns[names]!, cellsOf(names)),
    series: shown.map((index) => seriesOf(table.columns[index]!, cellsOf(index))),
  }
}

function categoryNames(column: Column, cells: Cell[]): string[] {
  const format = cellFormatter(column, cells)
  return cells.map((cell) => (Array.isArray(cell) ? plainText(cell) : format(cell)))
}

function seriesOf(column: Column, cells: Cell[]): ChartSeries {
  const values = cells.map((cell) => (typeof cell === 'number' ? cell : null))
  return { name: column.heading, values, format: numberFormat(column, cells) }
}
