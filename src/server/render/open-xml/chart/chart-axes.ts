import { element } from '../xml.ts'
import type { Chart } from './chart.ts'
import { solidFill, valued } from './chart-parts.ts'

/** Characters; a longer name would be set aslant below an upright bar. */
const longestUprightName = 14
const mostUprightNames = 8

/** Whether bars lie, so that the names beside them can be read. */
export const horizontal = ({ kind, categories }: Chart) =>
  kind !== 'line' && (categories.length > mostUprightNames || categories.some((name) => name.length > longestUprightName))

/** The two axes that every chart but a doughnut has. */
export function axesXml(chart: Chart): string {
  const lying = horizontal(chart)
  const hairline = element('c:spPr', {}, element('a:ln', { w: 6350 }, solidFill(chart.colours.line)))
  const none = element('c:spPr', {}, '<a:ln><a:noFill/></a:ln>')
  const names = element('c:catAx', {}, [
    // A lying bar chart is drawn from the bottom up unless turned round.
    ...start({ id: 111, orientation: lying ? 'maxMin' : 'minMax', position: lying ? 'l' : 'b' }),
    ...ticks('General', hairline),
    ...crossing(222, 'autoZero'),
    valued('c:auto', 1),
    valued('c:lblAlgn', 'ctr'),
    valued('c:lblOffset', 100),
    valued('c:noMultiLvlLbl', 0),
  ])
  const values = element('c:valAx', {}, [
    ...start({ id: 222, orientation: 'minMax', position: lying ? 'b' : 'l' }),
    element('c:majorGridlines', {}, hairline),
    ...ticks(chart.series[0]?.format ?? 'General', none),
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

const ticks = (formatCode: string, line: string) => [
  element('c:numFmt', { formatCode, sourceLinked: 0 }),
  valued('c:majorTickMark', 'none'),
  valued('c:minorTickMark', 'none'),
  valued('c:tickLblPos', 'nextTo'),
  line,
]

const crossing = (axis: number, at: string) => [valued('c:crossAx', axis), valued('c:crosses', at)]
