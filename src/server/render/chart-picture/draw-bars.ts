import { palette } from '../diagram/palette.ts'
import { coordinate as c, svgPicture } from '../diagram/svg-text.ts'
import { showInPicture } from '../fonts/show-in-picture.ts'
import { wrapText } from '../fonts/wrap-text.ts'
import type { ChartData, Series } from './chart-data.ts'
import { chartText, chartWidth, colourOf, drawKey, textSize, textWidth, ticksFor } from './chart-style.ts'
import { drawDays, drawScale, scaleHeight } from './draw-marks.ts'
import type { Picture } from '../diagram/picture.ts'

type Bar = { from: number; to: number; label: string; fill: string; lane: number }
type Row = { name: string; bars: Bar[]; end: { value: number; label: string } | undefined; lanes: number }

const usual = { beside: 13, stacked: 17 } as const
const usualGap = 9
/** Maximum height of all rows on a page, in points; with more rows, each is slimmer. */
const mostHeight = 560
/** If fewer points are left beside a bar, its value is not printed; the table shows it. */
const leastForValue = 8

/** The height of one bar and the gap between two rows. */
function sizeRows(rows: Row[], way: 'beside' | 'stacked') {
  const wanted = rows.reduce((sum, { lanes }) => sum + lanes * usual[way] + usualGap, 0)
  const share = Math.min(1, mostHeight / wanted)
  return { lane: Math.round(usual[way] * share * 100) / 100, rowGap: usualGap * share }
}

/** Bars run to the right, so that long names have room; each is labelled with its value. */
export function drawBars(data: ChartData, way: 'beside' | 'stacked'): Picture {
  const rows = data.categories.map((name, index) => (way === 'stacked' ? stackedRow : besideRow)(name, data.series, index))
  const key = drawKey(data.series.filter(({ isOffset }) => !isOffset))
  const names = Math.min(130, Math.max(20, ...data.categories.map(textWidth)) + 2)
  const { marks } = data
  const ends = [...rows.flatMap((row) => row.bars.flatMap((bar) => [bar.from, bar.to])), ...marks.map(({ at }) => at)]
  const ticks = ticksFor(ends)
  const labelRoom =
    8 + Math.max(0, ...rows.flatMap((row) => [...row.bars.map((bar) => bar.label), row.end?.label ?? '']).map(textWidth))
  const plot = { left: names + 8, right: chartWidth - labelRoom }
  const [low, high] = [Math.min(...ticks, 0), Math.max(...ends, 0) || 1]
  // Space at the left for the label of a bar that runs to the left.
  const left = low < 0 ? plot.left + labelRoom : plot.left
  const scale = (value: number) =>
    left + ((value - Math.min(...ends, 0)) / (high - Math.min(...ends, 0) || 1)) * (plot.right - left)
  const { lane, rowGap } = sizeRows(rows, way)
  const top = key.height + scaleHeight(marks)
  let y = top
  const drawn = rows.map((row) => {
    const height = row.lanes * lane
    const part =
      drawName(row.name, { y: y + height / 2, width: names, height: height + rowGap }) +
      drawRow(row, { y, lane, scale, inside: way === 'stacked' })
    y += height + rowGap
    return part
  })
  const plotted = { top, bottom: y - rowGap + 3, scale }
  const axis = `<path d="M${c(scale(0))} ${c(top - 3)}V${c(plotted.bottom)}" stroke="${palette.control}" stroke-width="0.7"/>`
  const days = drawDays(marks, plotted)
  const height = Math.ceil(y + days.height)
  const svg = key.svg + drawScale(marks, plotted) + days.lines + drawn.join('') + axis + days.labels
  return { svg: svgPicture({ width: chartWidth, height }, svg), width: chartWidth, height }
}

function besideRow(name: string, series: Series[], index: number): Row {
  const bars = series.flatMap(({ values, format }, position): Bar[] => {
    const value = values[index] ?? null
    return value === null ? [] : [{ from: 0, to: value, label: format(value), fill: colourOf(position), lane: position }]
  })
  return { name, bars, end: undefined, lanes: Math.max(1, series.length) }
}

function stackedRow(name: string, series: Series[], index: number): Row {
  let [above, below] = [0, 0]
  const drawn = series.filter(({ isOffset }) => !isOffset)
  const bars = series.flatMap((one): Bar[] => {
    const value = one.values[index] ?? null
    if (value === null) return []
    const from = value < 0 ? below : above
    if (value < 0) below += value
    else above += value
    if (one.isOffset) return []
    return [{ from, to: from + value, label: one.format(value), fill: colourOf(drawn.indexOf(one)), lane: 0 }]
  })
  const sum = above + below
  const format = series[0]?.format
  return {
    name,
    bars,
    lanes: 1,
    end: format && bars.length > 0 ? { value: Math.max(above, 0), label: format(Number(sum.toPrecision(15))) } : undefined,
  }
}

function drawName(name: string, at: { y: number; width: number; height: number }): string {
  const lines = wrapText(showInPicture(name), { face: 'sans', size: textSize, width: at.width, maxLines: at.height < 19 ? 1 : 2 })
  return lines
    .map((line, index) =>
      chartText(line, { x: at.width, y: at.y + 2.8 + (index - (lines.length - 1) / 2) * 9, anchor: 'end', fill: palette.text }),
    )
    .join('')
}

type RowPlace = { y: number; lane: number; scale: (value: number) => number; inside: boolean }

function drawRow(row: Row, { y, lane, scale, inside }: RowPlace): string {
  const bars = row.bars.map((bar) => {
    const [start, end] = [scale(Math.min(bar.from, bar.to)), scale(Math.max(bar.from, bar.to))]
    const top = y + bar.lane * lane + 1
    const shape = `<rect x="${c(start)}" y="${c(top)}" width="${c(end - start)}" height="${c(lane - Math.min(2, lane / 4))}" fill="${bar.fill}" stroke="#ffffff" stroke-width="0.5"/>`
    if (lane < leastForValue) return shape
    return (
      shape +
      (inside
        ? labelInside(bar, { start, end, y: top + lane / 2 + 1.8 })
        : labelBeside(bar, { start, end, y: top + lane / 2 + 1.8 }))
    )
  })
  const end = row.end ? drawEnd(row.end.label, { x: scale(row.end.value) + 4, y: y + lane / 2 + 2.8 }) : ''
  return bars.join('') + end
}

type LabelPlace = { start: number; end: number; y: number }

function labelBeside(bar: Bar, { start, end, y }: LabelPlace): string {
  return bar.to < 0
    ? chartText(bar.label, { x: start - 4, y, anchor: 'end', fill: palette.text })
    : chartText(bar.label, { x: end + 4, y, fill: palette.text })
}

const darkFills: ReadonlySet<string> = new Set([colourOf(0), colourOf(3), colourOf(5)])

function labelInside(bar: Bar, { start, end, y }: LabelPlace): string {
  if (textWidth(bar.label) + 4 > end - start) return ''
  return chartText(bar.label, {
    x: (start + end) / 2,
    y,
    anchor: 'middle',
    fill: darkFills.has(bar.fill) ? palette.onAccent : palette.text,
  })
}

/** On white, because the line of a day may run behind it. */
const drawEnd = (label: string, { x, y }: { x: number; y: number }) =>
  `<rect x="${c(x - 2)}" y="${c(y - 8)}" width="${c(textWidth(label) + 5)}" height="10" fill="#ffffff"/>` +
  chartText(label, { x, y, face: 'sans-semibold', fill: palette.text })
