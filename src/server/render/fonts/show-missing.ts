import { findScriptFont, isInOneFont, isOurs } from './script-fonts.ts'

/** Zero-width characters that only control line breaks and emoji; removing them changes no word. */
const invisible = /\u00AD|\u200B|\u2060|[\uFE00-\uFE0F]|\uFEFF/g
/** These change the shape of neighbouring letters in scripts that join letters, and combine emoji; elsewhere they are dropped. */
const joiner = /[\u200C\u200D]/g
const joined =
  /(?<=[\p{scx=Arab}\p{scx=Deva}])[\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}])|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu
/** Characters that are replaced by a plainer one, which every font has. */
const plainer: [RegExp, string][] = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[\u1680\u2000-\u200A\u205F\u3000]/g, ' '],
  [/\u202F/g, '\u00A0'],
  [/\u2011/g, '-'],
]
/**
 * Control characters, characters that can reverse the reading order of the surrounding text, and strokes through a letter, which are
 * misplaced or lost: always replaced, even if a font has a glyph.
 */
// oxlint-disable-next-line no-control-regex
const neverPlain = /[\u0334-\u0338\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/

/** Every font has these, so they are unchanged. */
const everPlain = /^[\t\n -~]*$/

/** Replaces each character that none of our fonts has by a visible `[U+E000]`; line feeds and tabs are unchanged. */
export function showMissing(text: string): string {
  if (everPlain.test(text)) return text
  const plain = plainer.reduce(
    (current, [mark, by]) => current.replace(mark, by),
    dropJoiners(text.normalize('NFC').replace(invisible, '')),
  )
  if (!hasClusters.test(plain)) return Array.from(plain, showCharacter).join('')
  let shown = ''
  for (const { segment } of clusters.segment(plain)) shown += showCluster(segment)
  return shown
}

function dropJoiners(text: string): string {
  if (!joiner.test(text)) return text
  const kept = new Set(Array.from(text.matchAll(joined), ({ index }) => index))
  return text.replace(joiner, (mark, at: number) => (kept.has(at) ? mark : ''))
}

const showCharacter = (character: string) => (isShowable(character) ? character : codeOf(character))

/** Combining marks and other characters that are set together with the one before. */
const hasClusters = /[\p{M}\u200C\u200D\p{Emoji_Modifier}\u{E0020}-\u{E007F}]/u
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One font sets a whole cluster, so a mark that only another font has is shown as its code. */
function showCluster(cluster: string): string {
  const [base = '', ...marks] = Array.from(cluster)
  let shown = showCharacter(base)
  let kept = base
  for (const mark of marks) {
    const isKept = shown.startsWith(base) && isShowable(mark) && isInOneFont(kept + mark)
    if (isKept) kept += mark
    shown += isKept ? mark : codeOf(mark)
  }
  return shown
}

function isShowable(character: string): boolean {
  if (character === '\n' || character === '\t' || character === '\u200C' || character === '\u200D') return true
  if (neverPlain.test(character)) return false
  const codePoint = character.codePointAt(0)!
  return isOurs(codePoint) || findScriptFont(codePoint) !== undefined
}

export function codeOf(character: string): string {
  return `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
}
