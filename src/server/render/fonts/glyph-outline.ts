import { loadFont, type Face, type LoadedFont } from './load-fonts.ts'
import { outlineReader } from './read-outline.ts'
import { findScriptFont, loadScriptFont, weightOf } from './script-fonts.ts'

/** Units in which every letter is drawn, whatever its font has; as most fonts have. */
export const outlineEm = 1000

/** A character as the data of an SVG path, from the font in whose widths it is measured; empty where nothing is to be seen. */
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
