import { loadFont, type Face } from './load-fonts.ts'
import { outlineReader } from './read-outline.ts'

/** Units in which every letter is drawn, whatever its font has; as most fonts have. */
export const outlineEm = 1000

/** A character as the data of an SVG path, from the font in whose widths it is measured; empty where nothing is to be seen. */
export function glyphOutline(character: string, face: Face): string {
  const codePoint = character.codePointAt(0)!
  for (const candidate of [face, 'serif', 'sans', 'mono'] as const) {
    const glyph = loadFont(candidate).glyph(codePoint)
    if (glyph !== undefined) return readerOf(candidate)(glyph)
  }
  return ''
}

const readers = new Map<Face, (glyph: number) => string>()
function readerOf(face: Face) {
  const reader = readers.get(face) ?? outlineReader(loadFont(face).bytes, outlineEm)
  readers.set(face, reader)
  return reader
}
