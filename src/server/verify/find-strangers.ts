import { knownProducts, ordinaryWords } from './known-products.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}+&]*/gu
export const wordsIn = (text: string) => (text.match(word) ?? []).map((one) => one.toLowerCase())

const sentenceBegin = /(?:^|[.!?:;–•|(\n“"‘'])\s*$/u
const isCapital = (token: string) => /^\p{Lu}/u.test(token)
/** Capitals or digits within a word: SuperCRM, X9, ABC. */
const isShaped = (token: string) => /^\p{L}.*[\p{Lu}]/u.test(token) && token.length > 2
/** Words that are only used as product names, so that they are recognised at the beginning of a sentence too. */
const isProduct = (token: string) => knownProducts.has(token) && !ordinaryWords.has(token)

const isAmong = (words: Set<string>, token: string) =>
  words.has(token.toLowerCase()) || words.has(token.toLowerCase().replace(/s$/, ''))

/** Words that are written like names and are not among the known words (in small letters). */
export function findStrangers(text: string, { words }: { words: Set<string> }): string[] {
  const tokens = [...text.matchAll(word)]
  const strangers = tokens.flatMap((found, at) => {
    const [token] = found
    if (isAmong(words, token) || !isCapital(token)) return []
    if (/^[A-Z]{2,4}$/.test(text.slice(found.index).match(/^[A-Z]+(?=-\d)/)?.[0] ?? '')) return []
    const isFirst = sentenceBegin.test(text.slice(Math.max(0, found.index - 4), found.index))
    const next = tokens[at + 1]
    const leadsName =
      next !== undefined &&
      isCapital(next[0]) &&
      text.slice(found.index + token.length, next.index) === ' ' &&
      !words.has(next[0].toLowerCase())
    return !isFirst || isShaped(token) || leadsName || isProduct(token) ? [token] : []
  })
  return [...new Set(strangers)]
}

/** Product names in a text that are not among the known words (in small letters). */
export const findStrangeProducts = (text: string, words: Set<string>): string[] => [
  ...new Set((text.match(word) ?? []).filter((token) => isProduct(token) && !isAmong(words, token))),
]
