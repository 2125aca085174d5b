import type { BlockOf } from '#shared/content/blocks.ts'
import { drawChart } from './chart-picture/draw-chart.ts'
import { drawDiagram } from './diagram/draw-diagram.ts'
import { outlineText } from './diagram/outline-text.ts'

/** A picture of a document, with all that it is drawn from. */
export type Drawable = BlockOf<'diagram'> | { chart: BlockOf<'chart'>; table: BlockOf<'table'> }

/** As SVG that needs nothing else to look as it is printed. */
export async function drawPicture(drawable: Drawable): Promise<Uint8Array> {
  const picture = 'chart' in drawable ? drawChart(drawable.chart, drawable.table) : await drawDiagram(drawable)
  return new TextEncoder().encode(outlineText(picture.svg))
}
