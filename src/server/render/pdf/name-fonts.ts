import { startOf, replaceTexts, svgText, type SvgText } from '../diagram/svg-text.ts'
import { families, loadFont } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import type { Font } from '../fonts/read-font.ts'
import { familyOf, loadScriptFont, type ScriptFont } from '../fonts/script-fonts.ts'

/** All earlier characters are in the font of a picture's text. */
const mayLack = /[\u0100-\u{10FFFF}]/u
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A picture that names a font for each letter that its own font lacks: Typst would otherwise use any font of the machine. Text in another
 * font becomes a separate text element: in a text with several fonts, Typst loses letters if one font joins characters that another
 * separates, or ends the process (usvg 0.45, `process_chunk`).
 */
export function nameFonts(svg: string, further: readonly ScriptFont[]): string {
  if (!mayLack.test(svg)) return svg
  return replaceTexts(svg, (text) => (mayLack.test(text.text) ? textsOfOneFont(text, further) : text.element))
}

function textsOfOneFont(line: SvgText, further: readonly ScriptFont[]): string {
  let x = startOf(line)
  return partsOfOneFamily(line.text, further)
    .map(({ family, text }) => {
      const element = svgText(text, { ...line, x, anchor: 'start' })
      x += measureText(text, line.face, line.size)
      return family === families.sans ? element : element.replace('<text', `<text font-family="${family}"`)
    })
    .join('')
}

function partsOfOneFamily(text: string, further: readonly ScriptFont[]) {
  const fonts = [
    ...(['sans', 'serif', 'mono'] as const).map((face) => ({ family: families[face] as string, font: loadFont(face) })),
    ...further.map((script) => ({ family: familyOf(script), font: loadScriptFont(script, 'regular') })),
  ]
  const parts: { family: string; text: string }[] = []
  for (const { segment } of clusters.segment(text)) {
    const family = familyWith(segment, fonts)
    const last = parts.at(-1)
    if (last?.family === family) last.text += segment
    else parts.push({ family, text: segment })
  }
  return parts
}

type Candidate = { family: string; font: Font | undefined }

/** The first family with all characters of a cluster, else one with its first character. */
function familyWith(cluster: string, fonts: readonly Candidate[]): string {
  const codePoints = Array.from(cluster, (letter) => letter.codePointAt(0)!)
  const hasFirst = fonts.filter(({ font }) => font?.glyph(codePoints[0]!) !== undefined)
  const hasAll = hasFirst.find(({ font }) => codePoints.every((codePoint) => font!.glyph(codePoint) !== undefined))
  return (hasAll ?? hasFirst[0])?.family ?? families.sans
}
