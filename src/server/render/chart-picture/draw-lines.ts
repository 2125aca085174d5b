import { palette } from '../diagram/palette.ts'
import { coordinate as c, svgPicture } from '../diagram/svg-text.ts'
import type { ChartData, Series } from './chart-data.ts'
import { chartText, chartWidth, fitText, textWidth, ticksFor } from './chart-style.ts'
import type { Picture } from '../diagram/picture.ts'

const height = 190
/** Maximum points for the name and the last value of a line. */
const endRoom = 124
const dashes = ['', '6 2.5', '1.5 2', '8 2 1.5 2', '3 3', '10 3']
type Plot = { left: number; right: number; top: number; bottom: number; x: (index: number) => number; y: (value: number) => number }

/** Each line is labelled with its name at its right end, without overlaps; dash patterns distinguish the lines in greyscale. */
export function drawLines(data: ChartData): Picture {
  const ticks = ticksFor(data.series.flatMap((series) => series.values.filter((value) => value !== null)))
  const format = data.series[0]?.format ?? String
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const ends = data.series.map(endLabel)
  const frame = {
    left: Math.max(...ticks.map((tick) => textWidth(format(tick)))) + 6,
    right: chartWidth - Math.max(0, ...ends.map(textWidth)) - 8,
    top: 6,
    bottom: height - 18,
  }
  const last = Math.max(1, data.categories.length - 1)
  const plot: Plot = {
    ...frame,
    x: (index) => frame.left + 10 + (index / last) * (frame.right - frame.left - 14),
    y: (value) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top),
  }
  const labels = ticks.map(format)
  const grid = ticks
    .map((tick, index) => drawTick(plot, { tick, label: labels.indexOf(labels[index]!) === index ? labels[index]! : '' }))
    .join('')
  const lines = data.series.map((series, index) => drawLine(series, { plot, index })).join('')
  const body = grid + drawCategories(data.categories, plot) + lines + drawEnds(data.series, { plot, ends })
  return { svg: svgPicture({ width: chartWidth, height }, body), width: chartWidth, height }
}

function endLabel({ name, values, format }: Series): string {
  const last = values.findLast((value) => value !== null) ?? null
  const value = last === null ? '' : ` ${format(last)}`
  // A long name is cut; its value never.
  return `${fitText(name, Math.max(40, endRoom - textWidth(value)))}${value}`
}

function drawTick(plot: Plot, { tick, label }: { tick: number; label: string }): string {
  const y = plot.y(tick)
  const stroke = tick === 0 ? palette.control : palette.line
  return (
    `<path d="M${c(plot.left)} ${c(y)}H${c(plot.right)}" stroke="${stroke}" stroke-width="0.6"/>` +
    chartText(label, { x: plot.left - 4, y: y + 2.7, anchor: 'end' })
  )
}

function drawCategories(categories: string[], plot: Plot): string {
  const slot = (plot.right - plot.left) / Math.max(1, categories.length)
  const widest = Math.max(1, ...categories.map((name) => Math.min(textWidth(name), 80))) + 8
  const every = Math.max(1, Math.ceil(widest / slot))
  return categories
    .map((name, index) => {
      if (index % every !== 0) return ''
      const label = fitText(name, Math.max(slot * every - 6, 20))
      const half = textWidth(label) / 2
      const x = Math.min(Math.max(plot.x(index), half), chartWidth - half)
      return chartText(label, { x, y: height - 6, anchor: 'middle' })
    })
    .join('')
}

function drawLine({ values }: Series, { plot, index }: { plot: Plot; index: number }): string {
  let path = ''
  let dots = ''
  values.forEach((value, position) => {
    if (value === null) return
    const [x, y] = [c(plot.x(position)), c(plot.y(value))]
    path += `${position === 0 || (values[position - 1] ?? null) === null ? 'M' : 'L'}${x} ${y}`
    dots += `<circle cx="${x}" cy="${y}" r="2" fill="${lineColour(index)}"/>`
  })
  const dash = dashes[index % dashes.length]
  return `<path d="${path || 'M0 0'}" fill="none" stroke="${lineColour(index)}" stroke-width="1.6"${dash ? ` stroke-dasharray="${dash}"` : ''}/>${dots}`
}

/** The pale fills of bars are too faint for lines and their labels. */
export const lineColours = [palette.accent, palette.copper, '#357d6d', '#865901', '#5d6561', '#141b18']
const lineColour = (index: number) => lineColours[index % lineColours.length]!

function drawEnds(series: Series[], { plot, ends }: { plot: Plot; ends: string[] }): string {
  const wanted = series
    .map(({ values }, index) => ({ index, y: plot.y(values.findLast((value) => value !== null) ?? 0) }))
    .toSorted((one, other) => one.y - other.y)
  let lowest = -Infinity
  const apart = wanted.map(({ index, y }) => {
    lowest = Math.max(y, lowest + 10)
    return { index, y: lowest }
  })
  const over = Math.max(0, lowest - plot.bottom)
  return apart
    .map(({ index, y }) =>
      chartText(ends[index]!, { x: plot.right + 4, y: y - over + 2.7, fill: lineColour(index), face: 'sans-semibold' }),
    )
    .join('')
}
