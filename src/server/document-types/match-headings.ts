import type { Chapter } from './document-type.ts'

const small = new Set(
  'a an and are as at be by for from how in is its of on or our the this to we what where which who why with section chapter document'.split(
    ' ',
  ),
)

const singular = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(s|x|z|ch|sh)es$/, '$1')
        .replace(/([^su])s$/, '$1')
    : word

/** The words of a heading in order, singular, without numbering. */
const wordsOf = (heading: string): string[] => (heading.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).map(singular)

/** The words that identify the topic of a heading. */
export const significantWords = (heading: string) => wordsOf(heading).filter((word) => !small.has(word) && word.length > 1)

function contains(words: string[], phrase: string[]): boolean {
  return words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word))
}

/** How well a heading matches a phrase: 0 if not at all; longer phrases and better coverage score higher. */
function phraseScore(heading: string[], phrase: string[]): number {
  if (phrase.length === 0 || heading.length === 0 || !contains(heading, phrase)) return 0
  return phrase.length + phrase.length / heading.length
}

/** An exact match with a chapter's own heading outweighs all its other names. */
export function chapterScore(chapter: Chapter, heading: string): number {
  const words = wordsOf(heading)
  const own = wordsOf(chapter.heading)
  const same = own.join(' ') === words.join(' ') ? 100 : 0
  return Math.max(same, ...[own, ...chapter.alsoCalled.map(wordsOf)].map((phrase) => phraseScore(words, phrase)))
}

/** The share of significant words that two headings have in common. */
export function headingLikeness(left: string, right: string): number {
  const [one, other] = [new Set(significantWords(left)), new Set(significantWords(right))]
  const shared = [...one].filter((word) => other.has(word)).length
  return shared === 0 ? 0 : shared / Math.max(one.size, other.size)
}
