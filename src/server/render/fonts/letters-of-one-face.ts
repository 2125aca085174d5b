import { loadFont } from './load-fonts.ts'

const all = ['serif', 'sans', 'mono'] as const

/**
 * Letters with marks that one face has whole and another lacks, by the first face that has them. A typesetter puts them together from
 * the other face's letter and marks, and readers of a PDF then find them twice.
 */
export function lettersOfOneFace(text: string): Partial<Record<(typeof all)[number], string>> {
  const letters: Partial<Record<(typeof all)[number], string>> = {}
  for (const letter of new Set(text.normalize('NFC').match(/[\u0100-\u1EFF]/g))) {
    if (letter.normalize('NFD') === letter) continue
    const having = all.filter((face) => loadFont(face).advance(letter.codePointAt(0)!) !== undefined)
    const [first] = having
    if (first && having.length < all.length) letters[first] = (letters[first] ?? '') + letter
  }
  return letters
}
