import { element } from '#server/open-xml/xml.ts'
import { colours } from '../look.ts'
import type { Chart } from './chart.ts'
import { accent, labelColourOn, labelParts, noLabel, shape } from './chart-dress.ts'
import { solidFill, valued } from './chart-parts.ts'

/** A smaller share has no room for its label. */
const leastLabelled = 0.04

/** Whether the figures are parts of a whole, which a doughnut requires: none negative, and not all zero. */
export const isWhole = ({ series }: Chart) =>
  series.every(({ values }) => values.every((value) => (value ?? 0) >= 0) && values.some((value) => (value ?? 0) > 0))

/** The parts of a doughnut, each in its own colour. */
export function slices({ categories, colours: { background } }: Chart): string {
  const edge = element('a:ln', { w: 19_050 }, solidFill(background))
  return categories
    .map((_, index) => element('c:dPt', {}, [valued('c:idx', index), valued('c:bubble3D', 0), shape(accent(index), edge)]))
    .join('')
}

/** The share of each part, in a text colour that can be read on it. */
export function sliceLabels(chart: Chart, series: number): string {
  const values = chart.series[series]!.values.map((value) => value ?? 0)
  const sum = values.reduce((left, right) => left + right, 0)
  const share = { shown: 'percent', format: '0%' } as const
  const own = values.flatMap((value, index) => {
    if (value / sum < leastLabelled) return [noLabel(index)]
    const ink = labelColourOn(index)
    if (ink === colours.paper) return []
    return [element('c:dLbl', {}, [valued('c:idx', index), ...labelParts(chart, { ...share, colour: ink })])]
  })
  return element('c:dLbls', {}, [...own, ...labelParts(chart, { ...share, colour: colours.paper })])
}
