import { loadFont, type Face, type LoadedFont } from './load-fonts.ts'
import { outlineReader } from './read-outline.ts'
import { findScriptFont, loadScriptFont, weightOf } from './script-fonts.ts'

/** Units per em of every outline, for any font; most fonts use this number. */
export const outlineEm = 1000

/** A character as the data of an SVG path, from the font that it is measured with; empty if it is invisible. */
export function glyphOutline(character: string, face: Face): string {
  const codePoint = character.codePointAt(0)!
  for (const candidate of [face, 'serif', 'sans', 'mono'] as const) {
    const glyph = loadFont(candidate).glyph(codePoint)
    if (glyph !== undefined) return readerOf(loadFont(candidate))(glyph)
  }
  const script = findScriptFont(codePoint)
  const font = script && loadScriptFont(script, weightOf(face))
  const glyph = font?.glyph(codePoint)
  return font === undefined || glyph === undefined ? '' : readerOf(font)(glyph)
}

const readers = new WeakMap<LoadedFont, (glyph: number) => string>()
function readerOf(font: LoadedFont) {
  const reader = readers.get(font) ?? outlineReader(font.bytes, outlineEm)
  readers.set(font, reader)
  return reader
}
