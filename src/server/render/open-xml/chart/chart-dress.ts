import { element } from '../xml.ts'
import type { Chart } from './chart.ts'
import { plainText, valued } from './chart-parts.ts'

const accents = 6
/** How much of the theme's colour is left, in thousandths of a percent, for what comes when all six are used. */
const lighter = 50_000

/** The theme's colours one after another, and lighter again after the last. */
export function accent(index: number): string {
  const tint = index % (2 * accents) < accents ? '' : valued('a:tint', lighter)
  return element('a:solidFill', {}, element('a:schemeClr', { val: `accent${(index % accents) + 1}` }, tint))
}

export const shape = (...children: string[]) => element('c:spPr', {}, children)

const unlined = shape('<a:noFill/>', '<a:ln><a:noFill/></a:ln>')

/** What the labels of a series look like and say, without their frame. */
export function labelParts(
  chart: Chart,
  { colour, shown, format }: { colour: string; shown: 'value' | 'percent'; format: string },
): string[] {
  return [
    element('c:numFmt', { formatCode: format, sourceLinked: 0 }),
    unlined,
    plainText({ ...chart, colours: { ...chart.colours, text: colour } }, chart.size - 0.5),
    valued('c:showLegendKey', 0),
    valued('c:showVal', shown === 'value' ? 1 : 0),
    valued('c:showCatName', 0),
    valued('c:showSerName', 0),
    valued('c:showPercent', shown === 'percent' ? 1 : 0),
    valued('c:showBubbleSize', 0),
  ]
}

/** The value at each bar. */
export const labels = (chart: Chart) =>
  element(
    'c:dLbls',
    {},
    labelParts(chart, { colour: chart.colours.text, shown: 'value', format: chart.series[0]?.format ?? 'General' }),
  )
