import { accents, colours } from '../look.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Chart } from './chart.ts'
import { plainText, valued } from './chart-parts.ts'

/** The tint, in thousandths of a percent, of colours that are reused after all six. */
const lighter = 50_000

/** The theme's colours in order, then lighter ones. */
export function accent(index: number): string {
  const tint = index % (2 * accents.length) < accents.length ? '' : valued('a:tint', lighter)
  return themed(`accent${(index % accents.length) + 1}`, tint)
}

const themed = (val: string, change = '') => element('a:solidFill', {}, element('a:schemeClr', { val }, change))

/** Pale colours are too faint for a line, so these are darker; luminance in thousandths of a percent. */
const strokes = [
  { fill: themed('accent1'), dash: 'solid' },
  { fill: themed('accent4'), dash: 'dash' },
  { fill: themed('accent3', valued('a:lumMod', 65_000)), dash: 'sysDot' },
  { fill: themed('accent2', valued('a:lumMod', 55_000)), dash: 'dashDot' },
  { fill: themed('accent6'), dash: 'sysDash' },
  { fill: themed('tx1'), dash: 'lgDash' },
] as const

/** Dash patterns distinguish lines in greyscale. */
export const strokeOf = (index: number) => strokes[index % strokes.length]!

export const shape = (...children: string[]) => element('c:spPr', {}, children)

const unlined = shape('<a:noFill/>', '<a:ln><a:noFill/></a:ln>')

/** Luminance, from 0 to 1, above which dark text is easier to read than white. */
const lightest = 0.18

/** The text colour that can be read on the colour of a series. */
export function labelColourOn(index: number): string {
  const hex = index < accents.length ? accents[index]! : 'FFFFFF'
  const [red = 1, green = 1, blue = 1] = [0, 2, 4].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < lightest ? colours.paper : colours.text
}

export type LabelLook = {
  colour: string
  shown: 'value' | 'percent'
  format: string
  place?: 'outEnd' | 'ctr' | 'r'
  isBold?: boolean
}

/** The appearance and content of a series' labels, without their frame. */
export function labelParts(chart: Chart, { colour, shown, format, place, isBold }: LabelLook): string[] {
  return [
    element('c:numFmt', { formatCode: format, sourceLinked: 0 }),
    unlined,
    plainText({ ...chart, colours: { ...chart.colours, text: colour } }, chart.size - 0.5, isBold),
    place === undefined ? '' : valued('c:dLblPos', place),
    valued('c:showLegendKey', 0),
    valued('c:showVal', shown === 'value' ? 1 : 0),
    valued('c:showCatName', 0),
    valued('c:showSerName', 0),
    valued('c:showPercent', shown === 'percent' ? 1 : 0),
    valued('c:showBubbleSize', 0),
  ]
}

export const noLabel = (index: number) => element('c:dLbl', {}, [valued('c:idx', index), valued('c:delete', 1)])
