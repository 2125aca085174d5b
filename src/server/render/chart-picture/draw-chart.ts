import type { BlockOf } from '#shared/content/blocks.ts'
import { chartData, type ChartData } from './chart-data.ts'
import { drawBars } from './draw-bars.ts'
import { drawDoughnut } from './draw-doughnut.ts'
import { drawLines } from './draw-lines.ts'
import type { Picture } from '../diagram/picture.ts'

type Chart = BlockOf<'chart'>

const kinds: Record<Chart['kind'], (data: ChartData) => Picture> = {
  bar: (data) => drawBars(data, 'beside'),
  'stacked-bar': (data) => drawBars(data, 'stacked'),
  line: drawLines,
  doughnut: drawDoughnut,
}

/** Draws the columns that a chart names as a picture, in points; every value or series is labelled in place. */
export function drawChart(chart: Chart, table: BlockOf<'table'>): Picture {
  return kinds[chart.kind](chartData(chart, table))
}
