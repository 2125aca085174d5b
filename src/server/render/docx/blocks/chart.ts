import type { BlockOf } from '#shared/content/blocks.ts'
import { describePicture } from '#server/render/open-xml/describe-picture.ts'
import { addChart } from '#server/render/open-xml/chart/add-chart.ts'
import { findBarsHeight } from '#server/render/open-xml/chart/chart-bars.ts'
import type { Chart } from '#server/render/open-xml/chart/chart.ts'
import { chartFigures } from '#server/render/open-xml/chart/chart-figures.ts'
import { caption } from '#server/render/docx/caption.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { fitted, graphicItem } from '#server/render/docx/graphic.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import { roomOn } from '#server/render/docx/look.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'

/** Points; a bar chart is as high as its bars need. */
const [usualHeight, tallest] = [230, 560]

export function writeChart(block: BlockOf<'chart'>, writer: Writer): Item[] {
  const data = chartFigures(block, writer.tables)
  if (data.series.length === 0) return caption('Figure', { text: block.caption }, writer)
  const id = writer.nextDrawing()
  const place = { from: documentPath, folder: 'word', name: `chart${id}` }
  const chart: Chart = {
    kind: block.kind,
    ...data,
    language: writer.language,
    font: fonts.sans,
    size: 9,
    colours: { text: colours.quiet, line: colours.line, background: colours.paper },
  }
  const graphic = addChart(writer.file, place, chart)
  const height = Math.min(tallest, findBarsHeight(chart) ?? usualHeight)
  const size = fitted({ width: roomOn(writer.look.page, false).width / 20, height }, writer)
  const item = graphicItem(graphic, {
    id,
    name: `Chart ${id}`,
    alt: describePicture(block),
    ...size,
    hasCaption: block.caption.trim() !== '',
  })
  return [item, ...caption('Figure', { text: block.caption }, writer)]
}
