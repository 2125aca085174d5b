import { element, escapeXml } from '#server/open-xml/xml.ts'
import { axesXml } from './chart-axes.ts'
import { barLabels, gapOf, lineLabel } from './chart-bars.ts'
import { type Chart, type ChartCells, type ChartSeries, drawnSeries } from './chart.ts'
import { accent, shape, strokeOf } from './chart-dress.ts'
import { plainText, solidFill, valued } from './chart-parts.ts'
import { isWhole, slices, sliceLabels } from './chart-slices.ts'

type Source = {
  cells: ChartCells
  /** The relationship to the workbook that contains the cells, if it is not this file. */ workbook?: string
}

/** The body of a chart part. */
export function chartXml(chart: Chart, { cells, workbook }: Source): string {
  const namespaces = {
    'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
    'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
    'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  }
  const kind = chart.kind === 'doughnut' && !isWhole(chart) ? 'bar' : chart.kind
  const isSingle = drawnSeries(chart).length === 1 && kind !== 'doughnut'
  return element('c:chartSpace', namespaces, [
    valued('c:date1904', 0),
    valued('c:lang', chart.language),
    valued('c:roundedCorners', 0),
    element('c:chart', {}, [
      valued('c:autoTitleDeleted', 1),
      element('c:plotArea', {}, ['<c:layout/>', plots[kind](chart, cells)]),
      isSingle ? '' : legend(chart, kind),
      valued('c:plotVisOnly', 1),
      valued('c:dispBlanksAs', 'gap'),
    ]),
    shape('<a:noFill/>', '<a:ln><a:noFill/></a:ln>'),
    plainText(chart, chart.size),
    workbook === undefined ? '' : element('c:externalData', { 'r:id': workbook }, valued('c:autoUpdate', 0)),
  ])
}

const legend = (chart: Chart, kind: Chart['kind']) =>
  element('c:legend', {}, [valued('c:legendPos', kind === 'doughnut' ? 'r' : 't'), valued('c:overlay', 0)])

/** One function for each kind of chart. */
const plots: Record<Chart['kind'], (chart: Chart, cells: ChartCells) => string> = {
  bar: (chart, cells) => barChart(chart, cells, 'clustered'),
  'stacked-bar': (chart, cells) => barChart(chart, cells, 'stacked'),
  line: (chart, cells) => {
    const stroke = (index: number) => {
      const { fill, dash } = strokeOf(index)
      return (
        shape(element('a:ln', { w: 22_225, cap: 'rnd' }, [fill, valued('a:prstDash', dash), '<a:round/>'])) +
        element('c:marker', {}, [valued('c:symbol', 'circle'), valued('c:size', 5), shape(fill)]) +
        lineLabel(chart, index)
      )
    }
    const lines = chart.series.map((_, index) => series(chart, index, { cells, look: stroke(index), end: valued('c:smooth', 0) }))
    const plot = [valued('c:grouping', 'standard'), valued('c:varyColors', 0), ...lines, valued('c:marker', 1), axisIds]
    return element('c:lineChart', {}, plot) + axesXml(chart)
  },
  doughnut: (chart, cells) => {
    const ring = chart.series.map((_, index) => series(chart, index, { cells, look: slices(chart) + sliceLabels(chart, index) }))
    const plot = [valued('c:varyColors', 1), ...ring, valued('c:firstSliceAng', 0), valued('c:holeSize', 58)]
    return element('c:doughnutChart', {}, plot)
  },
}

const axisIds = valued('c:axId', 111) + valued('c:axId', 222)

function barChart(chart: Chart, cells: ChartCells, grouping: 'clustered' | 'stacked'): string {
  const drawn = drawnSeries(chart)
  const bars = chart.series.map((one, index) => {
    const edge = element('a:ln', { w: 6350 }, solidFill(chart.colours.background))
    const look = one.isOffset ? shape('<a:noFill/>') : shape(accent(drawn.indexOf(one)), edge)
    return series(chart, index, { cells, look: look + valued('c:invertIfNegative', 0) + barLabels(chart, index) })
  })
  const plot = element('c:barChart', {}, [
    // Bars are horizontal, so that the names beside them can be read.
    valued('c:barDir', 'bar'),
    valued('c:grouping', grouping),
    valued('c:varyColors', 0),
    ...bars,
    valued('c:gapWidth', gapOf(chart)),
    grouping === 'stacked' ? valued('c:overlap', 100) : '',
    axisIds,
  ])
  return plot + axesXml(chart)
}

function series(chart: Chart, index: number, dress: { cells: ChartCells; look: string; end?: string }): string {
  const one = chart.series[index]!
  const at = dress.cells.series[index]!
  return element('c:ser', {}, [
    valued('c:idx', index),
    valued('c:order', index),
    element('c:tx', {}, strings(at.name, [one.name])),
    dress.look,
    dress.cells.categories === undefined ? '' : element('c:cat', {}, strings(dress.cells.categories, chart.categories)),
    element('c:val', {}, numbers(at.values, one)),
    dress.end ?? '',
  ])
}

function strings(formula: string, texts: readonly string[]): string {
  const points = texts.map((text, idx) => point(idx, escapeXml(text)))
  const cache = element('c:strCache', {}, [valued('c:ptCount', texts.length), ...points])
  return element('c:strRef', {}, [element('c:f', {}, escapeXml(formula)), cache])
}

function numbers(formula: string, { values, format }: ChartSeries): string {
  const points = values.map((value, idx) => (value === null ? '' : point(idx, String(value))))
  const head = [element('c:formatCode', {}, escapeXml(format)), valued('c:ptCount', values.length)]
  return element('c:numRef', {}, [element('c:f', {}, escapeXml(formula)), element('c:numCache', {}, [...head, ...points])])
}

const point = (idx: number, value: string) => element('c:pt', { idx }, `<c:v>${value}</c:v>`)
