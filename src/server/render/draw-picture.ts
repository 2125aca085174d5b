import { drawChart } from './chart-picture/draw-chart.ts'
import { drawDiagram } from './diagram/draw-diagram.ts'
import { outlineText } from './diagram/outline-text.ts'
import type { Drawable } from './renderer.ts'

/** As SVG that needs no other files to look as printed. */
export async function drawPicture(drawable: Drawable): Promise<Uint8Array> {
  const picture = 'chart' in drawable ? drawChart(drawable.chart, drawable.table) : await drawDiagram(drawable)
  return new TextEncoder().encode(outlineText(picture.svg))
}
