import { loadFont } from './load-fonts.ts'

/** Zero-width marks that only steer breaking and emoji; they are dropped, as their absence changes no word. */
const invisible = /\u00AD|\u200B|\u200C|\u200D|\u2060|[\uFE00-\uFE0F]|\uFEFF/g
/** Marks that stand for a plainer one which every font has. */
const plainer: [RegExp, string][] = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[\u1680\u2000-\u200A\u205F\u3000]/g, ' '],
  [/\u202F/g, '\u00A0'],
  [/\u2011/g, '-'],
]
/** Controls, what can reverse the reading order of the text around it, and strokes through a letter, which are set beside it or lost: whether or not a font has a glyph. */
// oxlint-disable-next-line no-control-regex
const neverPlain = /[\u0334-\u0338\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/

/** Every font has these, and they stay as they are. */
const everPlain = /^[\t\n -~]*$/

/** Replaces each character that no font of ours has by a visible `[U+6F22]`; line feeds and tabs stay. */
export function showMissing(text: string): string {
  if (everPlain.test(text)) return text
  let shown = ''
  const plain = plainer.reduce((current, [mark, by]) => current.replace(mark, by), text.normalize('NFC').replace(invisible, ''))
  for (const character of plain) {
    shown += isShowable(character) ? character : codeOf(character)
  }
  return shown
}

function isShowable(character: string): boolean {
  if (character === '\n' || character === '\t') return true
  if (neverPlain.test(character)) return false
  const codePoint = character.codePointAt(0)!
  return (['serif', 'sans', 'mono'] as const).some((face) => loadFont(face).advance(codePoint) !== undefined)
}

function codeOf(character: string): string {
  return `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
}
