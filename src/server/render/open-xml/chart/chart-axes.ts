import { element, escapeXml } from '#server/open-xml/xml.ts'
import { isLabelled } from './chart-bars.ts'
import { type Chart, drawnSeries } from './chart.ts'
import { solidFill, valued } from './chart-parts.ts'

/** The two axes that every chart except a doughnut has. */
export function axesXml(chart: Chart): string {
  const lying = chart.kind !== 'line'
  // Labelled bars need no scale, unless bars begin in the middle of it.
  const isBare = isLabelled(chart) && !chart.series.some(({ isOffset }) => isOffset)
  const hairline = element('c:spPr', {}, element('a:ln', { w: 6350 }, solidFill(chart.colours.line)))
  const none = element('c:spPr', {}, '<a:ln><a:noFill/></a:ln>')
  const names = element('c:catAx', {}, [
    // Office draws a horizontal bar chart from the bottom up unless the axis is reversed.
    ...start({ id: 111, orientation: lying ? 'maxMin' : 'minMax', position: lying ? 'l' : 'b' }),
    // Category names directly at the axis would overlap the bars of negative values.
    ...ticks(
      'General',
      hairline,
      chart.series.some(({ values }) => values.some((value) => value !== null && value < 0)) ? 'low' : 'nextTo',
    ),
    ...crossing(222, 'autoZero'),
    valued('c:auto', 1),
    valued('c:lblAlgn', 'ctr'),
    valued('c:lblOffset', 100),
    valued('c:noMultiLvlLbl', 0),
  ])
  const values = element('c:valAx', {}, [
    ...start({ id: 222, orientation: 'minMax', position: lying ? 'b' : 'l' }),
    isBare ? '' : element('c:majorGridlines', {}, hairline),
    valueTitle(chart),
    ...ticks(chart.series[0]?.format ?? 'General', none, isBare ? 'none' : 'nextTo'),
    ...crossing(111, lying ? 'max' : 'autoZero'),
    valued('c:crossBetween', 'between'),
  ])
  return names + values
}

const start = (axis: { id: number; orientation: string; position: string }) => [
  valued('c:axId', axis.id),
  element('c:scaling', {}, valued('c:orientation', axis.orientation)),
  valued('c:delete', 0),
  valued('c:axPos', axis.position),
]

const ticks = (formatCode: string, line: string, labels: 'low' | 'nextTo' | 'none' = 'nextTo') => [
  element('c:numFmt', { formatCode, sourceLinked: 0 }),
  valued('c:majorTickMark', 'none'),
  valued('c:minorTickMark', 'none'),
  valued('c:tickLblPos', labels),
  line,
]

const crossing = (axis: number, at: string) => [valued('c:crossAx', axis), valued('c:crosses', at)]

/** A quarter turn, in 60,000ths of a degree. */
const upwards = -5_400_000

/** The title of the value axis, if there is no legend. */
function valueTitle(chart: Chart): string {
  const [only, ...others] = drawnSeries(chart)
  if (!only || others.length > 0 || only.name.trim() === '') return ''
  const look = { sz: chart.size * 100, b: 0 }
  const dress = [solidFill(chart.colours.text), element('a:latin', { typeface: chart.font })]
  const run = element('a:r', {}, [
    element('a:rPr', { lang: chart.language, ...look }, dress),
    element('a:t', {}, escapeXml(only.name)),
  ])
  const text = element('a:p', {}, [element('a:pPr', {}, element('a:defRPr', look, dress)), run])
  return element('c:title', {}, [
    element(
      'c:tx',
      {},
      element('c:rich', {}, [
        element('a:bodyPr', { rot: chart.kind === 'line' ? upwards : 0, vert: 'horz' }),
        '<a:lstStyle/>',
        text,
      ]),
    ),
    valued('c:overlay', 0),
  ])
}
