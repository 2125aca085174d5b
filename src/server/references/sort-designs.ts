import type { ReferenceDesign } from '#shared/reference-design.ts'

export type Nearest = { id: string; name: string; words: string[] }
/** What sorting needs of a design. */
export type Sorted = Pick<ReferenceDesign, 'name' | 'signs'>

const mostWordsShown = 6
/** A design with fewer words in common is no neighbour. */
const leastWords = 2

/**
 * The designs that have most words in common with a text, the nearest first. A word that many designs have weighs little. It sorts
 * and concludes nothing: a person chooses.
 */
export function sortDesigns(text: string, designs: ReadonlyMap<string, Sorted>, most = 3): Nearest[] {
  const spread = new Map<string, number>()
  for (const { signs } of designs.values()) for (const sign of signs) spread.set(sign, (spread.get(sign) ?? 0) + 1)
  const found = wordsWithin(text, [...spread.keys()])
  return [...designs]
    .map(([id, { name, signs }]) => {
      const words = signs.filter((sign) => found.has(sign))
      const score = words.reduce((sum, word) => sum + 1 / (spread.get(word) ?? 1), 0)
      return { id, name, words: words.slice(0, mostWordsShown), score, count: words.length }
    })
    .filter(({ count }) => count >= leastWords)
    .toSorted((left, right) => right.score - left.score || left.id.localeCompare(right.id))
    .slice(0, most)
    .map(({ id, name, words }) => ({ id, name, words }))
}

const separators = /[^\p{L}\p{N}]+/gu
const plain = (text: string) => ` ${text.toLowerCase().replaceAll(separators, ' ').trim()} `

/** Those of the phrases that are whole words of the text, an English or German ending apart. */
function wordsWithin(text: string, phrases: string[]): Set<string> {
  const within = plain(text)
  return new Set(
    phrases.filter((phrase) =>
      ['', 's', 'es', 'n', 'en'].some((ending) => within.includes(`${plain(phrase).trimEnd()}${ending} `)),
    ),
  )
}
