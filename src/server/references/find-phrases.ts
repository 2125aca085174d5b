/** Letters that a word may have in addition to its stem: plurals and cases in the languages of the signs. */
const longestEnding = 2
/** A shorter stem matches only exactly, or with a plural of one letter. */
const shortestStem = 5
/** Number of initial letters by which words are looked up. */
const head = 3

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
export const stemOf = (word: string) => (word.length > shortestStem ? word.replace(/(?:es|en|[aeiosy])$/u, '') : word)
export const phraseKey = (phrase: string) => wordsOf(phrase).map(stemOf).join(' ')

const isForm = (word: string, stem: string) =>
  word.startsWith(stem) && word.length - stem.length <= (stem.length >= shortestStem ? longestEnding : 0)

/** The keys whose words occur consecutively in the text, with any endings. */
export function findPhrases(text: string, keys: string[]): Set<string> {
  const words = wordsOf(text)
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const own = places.get(word.slice(0, head))
    if (own) own.push(at)
    else places.set(word.slice(0, head), [at])
  }
  return new Set(
    keys.filter((key) => {
      const stems = key.split(' ')
      const starts = places.get(stems[0]!.slice(0, head)) ?? []
      return starts.some((at) => stems.every((stem, index) => isForm(words[at + index] ?? '', stem)))
    }),
  )
}
