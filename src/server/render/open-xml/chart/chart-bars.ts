import { element } from '#server/open-xml/xml.ts'
import { type Chart, type ChartSeries, drawnSeries } from './chart.ts'
import { labelColourOn, labelParts, noLabel } from './chart-dress.ts'
import { valued } from './chart-parts.ts'

/** With more bars than this there is no room for their values; the table shows them. */
const mostLabelled = 24

/** The properties that determine the number of bars. */
type Bars = Pick<Chart, 'kind' | 'categories' | 'series'>

const isStacked = ({ kind }: Bars) => kind === 'stacked-bar'
/** Number of bars per category. */
const lanesOf = (chart: Bars) => (isStacked(chart) ? 1 : Math.max(1, chart.series.length))

/** Whether each bar is labelled with its value. */
export const isLabelled = (chart: Bars) => chart.kind !== 'line' && chart.categories.length * lanesOf(chart) <= mostLabelled

/** Gap between rows in percent of a bar's width: with few rows, bars would otherwise be too thick. */
export const gapOf = ({ categories: { length } }: Bars) => (length <= 3 ? 160 : length <= 6 ? 90 : 55)

/** Points of a bar, and of the space above and below the rows. */
const usual = { bar: 15, edges: 56 }

/** The height in points of a bar chart whose bars are `bar` points thick; undefined for other charts. */
export function findBarsHeight(chart: Bars, bar = usual.bar): number | undefined {
  if (chart.kind !== 'bar' && chart.kind !== 'stacked-bar') return undefined
  return usual.edges + chart.categories.length * bar * (lanesOf(chart) + gapOf(chart) / 100)
}

/** The values of a series, at the ends of adjacent bars or inside stacked ones. */
export function barLabels(chart: Chart, index: number): string {
  const one = chart.series[index]!
  if (one.isOffset || !isLabelled(chart)) return ''
  if (!isStacked(chart)) return element('c:dLbls', {}, labelParts(chart, { ...valueOf(one, chart.colours.text), place: 'outEnd' }))
  const hidden = one.values.flatMap((value, at) => (value === null || isRoomFor(chart, one, value) ? [] : [noLabel(at)]))
  const ink = labelColourOn(drawnSeries(chart).indexOf(one))
  return element('c:dLbls', {}, [...hidden, ...labelParts(chart, { ...valueOf(one, ink), place: 'ctr' })])
}

/** The last value of a line, at its end. */
export function lineLabel(chart: Chart, index: number): string {
  const one = chart.series[index]!
  const last = one.values.findLastIndex((value) => value !== null)
  if (last === -1) return ''
  const look = { ...valueOf(one, chart.colours.text), place: 'r', isBold: true } as const
  return element('c:dLbls', {}, [
    element('c:dLbl', {}, [valued('c:idx', last), ...labelParts(chart, look)]),
    valued('c:showLegendKey', 0),
    valued('c:showVal', 0),
    valued('c:showCatName', 0),
    valued('c:showSerName', 0),
    valued('c:showPercent', 0),
    valued('c:showBubbleSize', 0),
  ])
}

const valueOf = ({ format }: ChartSeries, colour: string) => ({ colour, shown: 'value', format }) as const

/** Minimum width in points of the plot area, and width of a digit as a share of the type's size. */
const [plotRoom, digit] = [260, 0.56]

/** Whether the value's label is narrower than its part of the bar. */
function isRoomFor(chart: Chart, { format }: ChartSeries, value: number): boolean {
  const longest = Math.max(...spansOf(chart))
  // Signs of a currency or of a percentage, and the separators of thousands.
  const places = /\.(0+)/.exec(format)?.[1]?.length ?? 0
  const signs = format.includes('"') ? 1 : 0
  const whole = Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1)
  const letters = whole + Math.floor((whole - 1) / 3) * 0.5 + places + signs
  return value !== 0 && (Math.abs(value) / longest) * plotRoom >= letters * digit * chart.size + 4
}

/** The total length of each row. */
const spansOf = ({ categories, series }: Chart) =>
  categories.map((_, row) => series.reduce((sum, { values }) => sum + Math.abs(values[row] ?? 0), 0) || 1)
