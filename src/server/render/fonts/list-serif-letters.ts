import { loadFont } from './load-fonts.ts'

/**
 * Letters with marks that the serif has whole and another face lacks. A typesetter puts them together from the other face's letter and
 * marks, and readers of a PDF then find them twice.
 */
export function listSerifLetters(text: string): string {
  const isSerifAlone = (letter: string) => {
    if (letter.normalize('NFD') === letter) return false
    const has = (face: 'serif' | 'sans' | 'mono') => loadFont(face).advance(letter.codePointAt(0)!) !== undefined
    return has('serif') && !(has('sans') && has('mono'))
  }
  return [...new Set(text.normalize('NFC').match(/[\u0100-\u1EFF]/g))].filter(isSerifAlone).join('')
}
