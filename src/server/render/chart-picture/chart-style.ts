import { palette, seriesColours } from '../diagram/palette.ts'
import { coordinate as c, svgText, type TextLine } from '../diagram/svg-text.ts'
import { measureText } from '../fonts/measure-text.ts'
import { showInPicture } from '../fonts/show-in-picture.ts'
import { wrapText } from '../fonts/wrap-text.ts'
import type { Series } from './chart-data.ts'

/** Points; as wide as the text of a page. */
export const chartWidth = 453
export const textSize = 7.8

export const colourOf = (index: number) => seriesColours[index % seriesColours.length]!

type Placed = Pick<TextLine, 'x' | 'y'> & Partial<TextLine>

export function chartText(text: string, line: Placed): string {
  return svgText(showInPicture(text), { size: textSize, face: 'sans', fill: palette.textQuiet, ...line })
}

/** Text cut to the width, on one line. */
export function fitText(text: string, width: number): string {
  return wrapText(showInPicture(text), { face: 'sans', size: textSize, width, maxLines: 1 })[0] ?? ''
}

export const textWidth = (text: string) => measureText(showInPicture(text), 'sans', textSize)

export const swatch = (x: number, y: number, fill: string) =>
  `<rect x="${c(x)}" y="${c(y)}" width="8" height="8" rx="1" fill="${fill}" stroke="${palette.textFaint}" stroke-width="0.4"/>`

/** Legend rows above a chart; a single series needs none, because the caption names it. */
export function drawKey(series: Series[]): { svg: string; height: number } {
  if (series.length < 2) return { svg: '', height: 4 }
  let [x, y] = [0, 0]
  const parts = series.map(({ name }, index) => {
    const label = fitText(name, chartWidth - 20)
    const width = 12 + textWidth(label) + 14
    if (x > 0 && x + width > chartWidth) [x, y] = [0, y + 13]
    const part = swatch(x, y + 1, colourOf(index)) + chartText(label, { x: x + 12, y: y + 8 })
    x += width
    return part
  })
  return { svg: parts.join(''), height: y + 20 }
}

/** Round values that cover the range of the numbers, zero included. */
export function ticksFor(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = (high - low || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(low / step)
  const count = Math.ceil(high / step - 1e-9) - first
  return Array.from({ length: Math.max(1, count) + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
