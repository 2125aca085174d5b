/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u
const piece = /[\p{L}\p{N}\p{M}]+(?:[-'’.,/][\p{L}\p{N}\p{M}]+)*/gu
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

// oxlint-disable-next-line no-control-regex -- the seven bits of ASCII
const ascii = /^[\u0000-\u007f]*$/
/** Normalises a word for comparison: lower case, without diacritics. */
export const foldWord = (text: string) =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .normalize('NFC')
        .toLowerCase()

/** Longer words are cut to this length, so that words with the same beginning count as one. */
const longestWord = 100

export type FoundWord = { word: string; at: number; length: number }

/** `NFR-12` is one word, `£420,000` and `420000` are the same number, `S/4HANA` is found by itself and by its parts. */
function spellingsOf(text: string): string[] {
  if (/^[A-Z]{2,4}-\d+$/i.test(text)) return [text.replace('-', '').toLowerCase()]
  if (/^\d{1,3}(?:[,.’']\d{3})+$/.test(text)) return [text.replaceAll(/\D/g, '')]
  const parts = foldWord(text)
    .split(/[-'’.,/]+/)
    .filter(Boolean)
  return parts.length > 1 ? [...parts, parts.join('')] : parts
}

/**
 * Splits a text into words with one spelling for its variants, in any script, and with their positions. Used for the index and for queries.
 */
export function searchWords(text: string): FoundWord[] {
  return [...text.matchAll(piece)].flatMap(({ 0: found, index }) => {
    const at = (word: string, from: number, length: number) => ({ word: word.slice(0, longestWord), at: from, length })
    if (!unspaced.test(found)) return spellingsOf(found).map((word) => at(word, index, found.length))
    return [...segmenter.segment(found)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment, index: from }) => at(foldWord(segment), index + from, segment.length))
  })
}
