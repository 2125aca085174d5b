import { palette } from '../diagram/palette.ts'
import { coordinate as c, svgPicture } from '../diagram/svg-text.ts'
import type { ChartData } from './chart-data.ts'
import { chartText, chartWidth, colourOf, fitText, swatch, textSize, textWidth } from './chart-style.ts'
import type { Picture } from '../diagram/picture.ts'

type Slice = { name: string; value: number }

const ring = { x: 92, y: 82, outer: 62, inner: 38 }
/** More slices than colours cannot be distinguished: the smallest are combined. */
const mostSlices = 6

/** The first series as shares of a whole; values of zero or below have no share and are left out. */
export function drawDoughnut({ categories, series }: ChartData): Picture {
  const first = series[0]
  const format = first?.format ?? String
  const slices = gather(
    categories.map((name, index) => ({ name, value: first?.values[index] ?? 0 })).filter(({ value }) => value > 0),
  )
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  let turned = 0
  const parts = slices.map((slice, index) => {
    const share = slice.value / total
    const part = drawSlice({ from: turned, share, fill: colourOf(index) })
    turned += share
    return part + drawEntry(slice, { index, count: slices.length, share, value: format(slice.value) })
  })
  const sum = slices.length > 0 ? format(Number(total.toPrecision(15))) : 'No values'
  const middle = chartText(sum, {
    x: ring.x,
    y: ring.y + 3,
    anchor: 'middle',
    face: 'sans-semibold',
    size: Math.min(10, Math.floor(((ring.inner * 2 - 8) / textWidth(sum)) * textSize * 9) / 10),
    fill: palette.text,
  })
  const height = 2 * ring.y
  return { svg: svgPicture({ width: chartWidth, height }, parts.join('') + middle), width: chartWidth, height }
}

function gather(slices: Slice[]): Slice[] {
  if (slices.length <= mostSlices) return slices
  const largest = new Set(slices.toSorted((one, other) => other.value - one.value).slice(0, mostSlices - 1))
  const rest = slices.filter((slice) => !largest.has(slice))
  const others = { name: `${rest.length} others`, value: rest.reduce((sum, { value }) => sum + value, 0) }
  return [...slices.filter((slice) => largest.has(slice)), others]
}

const pointAt = (turn: number, radius: number) => ({
  x: ring.x + radius * Math.sin(2 * Math.PI * turn),
  y: ring.y - radius * Math.cos(2 * Math.PI * turn),
})
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`

function drawSlice({ from, share, fill }: { from: number; share: number; fill: string }): string {
  // An arc cannot end at its own starting point.
  if (share > 0.999) {
    const [radius, width] = [(ring.outer + ring.inner) / 2, ring.outer - ring.inner]
    return `<circle cx="${ring.x}" cy="${ring.y}" r="${radius}" fill="none" stroke="${fill}" stroke-width="${width}"/>`
  }
  const to = from + share
  const large = share > 0.5 ? 1 : 0
  const [outerStart, outerEnd] = [pointAt(from, ring.outer), pointAt(to, ring.outer)]
  const [innerStart, innerEnd] = [pointAt(from, ring.inner), pointAt(to, ring.inner)]
  const path =
    `M${c(outerStart.x)} ${c(outerStart.y)}A${ring.outer} ${ring.outer} 0 ${large} 1 ${c(outerEnd.x)} ${c(outerEnd.y)}` +
    `L${c(innerEnd.x)} ${c(innerEnd.y)}A${ring.inner} ${ring.inner} 0 ${large} 0 ${c(innerStart.x)} ${c(innerStart.y)}z`
  const slice = `<path d="${path}" fill="${fill}" stroke="#ffffff" stroke-width="1.2"/>`
  if (share < 0.04) return slice
  const at = pointAt(from + share / 2, ring.outer + 10)
  return slice + chartText(percent(share), { x: at.x, y: at.y + 2.7, anchor: 'middle' })
}

type EntryPlace = { index: number; count: number; share: number; value: string }

function drawEntry({ name }: Slice, { index, count, share, value }: EntryPlace): string {
  const [left, row] = [200, 17]
  const y = ring.y - ((count - 1) / 2) * row + index * row
  const figures = `${value} \u00B7 ${percent(share)}`
  return (
    swatch(left, y - 4, colourOf(index)) +
    chartText(fitText(name, chartWidth - left - 24 - textWidth(figures)), { x: left + 13, y: y + 2.8, fill: palette.text }) +
    chartText(figures, { x: chartWidth - 4, y: y + 2.8, anchor: 'end' })
  )
}
