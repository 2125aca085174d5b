import { families, loadFont } from '../fonts/load-fonts.ts'
import { familyOf, loadScriptFont, type ScriptFont } from '../fonts/script-fonts.ts'

/** All before is in the font of a picture's words. */
const mayLack = /[\u0100-\u{10FFFF}]/u
const words = />([^<>]+)<\/text>/g

/** A picture that names a font for each letter that its own lacks: Typst would take whichever the machine has. */
export function nameFonts(svg: string, further: readonly ScriptFont[]): string {
  if (!mayLack.test(svg)) return svg
  return svg.replaceAll(words, (element, text: string) => (mayLack.test(text) ? `>${nameInText(text, further)}</text>` : element))
}

function nameInText(text: string, further: readonly ScriptFont[]): string {
  const parts: { family: string; text: string }[] = []
  for (const letter of text) {
    const family = familyWith(letter.codePointAt(0)!, further)
    const last = parts.at(-1)
    if (last?.family === family) last.text += letter
    else parts.push({ family, text: letter })
  }
  return parts
    .map((part) => (part.family === families.sans ? part.text : `<tspan font-family="${part.family}">${part.text}</tspan>`))
    .join('')
}

function familyWith(codePoint: number, further: readonly ScriptFont[]): string {
  const own = (['sans', 'serif', 'mono'] as const).find((face) => loadFont(face).glyph(codePoint) !== undefined)
  if (own) return families[own]
  const script = further.find((font) => loadScriptFont(font, 'regular')?.glyph(codePoint) !== undefined)
  return script ? familyOf(script) : families.sans
}
