import { element } from '#server/open-xml/xml.ts'
import type { Chart } from './chart.ts'

/** `<name val="…"/>` */
export const valued = (name: string, val: string | number) => element(name, { val })

export const solidFill = (hex: string) => element('a:solidFill', {}, valued('a:srgbClr', hex))

/** The style of a chart's text; `size` in points. */
export function plainText(chart: Chart, size: number, isBold = false): string {
  const run = element('a:defRPr', { sz: size * 100, b: isBold ? 1 : undefined }, [
    solidFill(chart.colours.text),
    element('a:latin', { typeface: chart.font }),
  ])
  const paragraph = element('a:p', {}, [element('a:pPr', {}, run), element('a:endParaRPr', { lang: chart.language })])
  return element('c:txPr', {}, ['<a:bodyPr/>', '<a:lstStyle/>', paragraph])
}
