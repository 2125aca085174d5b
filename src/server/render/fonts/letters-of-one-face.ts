import { loadFont } from './load-fonts.ts'
import { loadScriptFont } from './script-fonts.ts'

const own = ['serif', 'sans', 'mono'] as const
const fonts = [...own, 'european'] as const

/**
 * Letters with diacritics that one font has whole and another lacks, grouped by the first font that has them. A typesetter would compose
 * them from the other font's letter and marks, and PDF readers would then extract them twice.
 */
export function lettersOfOneFace(text: string): Partial<Record<(typeof fonts)[number], string>> {
  const letters: Partial<Record<(typeof fonts)[number], string>> = {}
  for (const letter of new Set(text.normalize('NFC').match(/[\u0100-\u1FFF]/g))) {
    if (letter.normalize('NFD') === letter) continue
    const codePoint = letter.codePointAt(0)!
    const having = own.filter((face) => loadFont(face).advance(codePoint) !== undefined)
    if (having.length === own.length) continue
    const first = having[0] ?? (loadScriptFont('european', 'regular')?.glyph(codePoint) !== undefined ? 'european' : undefined)
    if (first) letters[first] = (letters[first] ?? '') + letter
  }
  return letters
}
