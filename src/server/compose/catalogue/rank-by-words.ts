import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { featuresOf, indexWordClasses, type WordClassesByStem } from '#server/compose/catalogue/word-features.ts'

/** BM25 with the usual saturation; entries of unlike length are treated nearly alike. */
const saturation = 1.2
const lengthShare = 0.65
/** A synonym says less than the word itself. */
const classWeight = 0.6

export type WordIndex = {
  classes: WordClassesByStem
  count: number
  /** For each stem or class the entries that have it, and what it adds to their rank. */
  postings: Map<string, { entry: number; weight: number }[]>
}

export function indexWords({ capabilities, wordClasses }: Catalogue): WordIndex {
  const classes = indexWordClasses(wordClasses)
  const documents = capabilities.map(({ name, needs }) => [name, ...needs].flatMap((words) => featuresOf(words, classes)))
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / (documents.length || 1)
  const frequencies = documents.map(countOf)
  const postings: WordIndex['postings'] = new Map()
  for (const feature of new Set(documents.flat())) {
    const having = frequencies.flatMap((counts, entry) => (counts.has(feature) ? [{ entry, times: counts.get(feature)! }] : []))
    const rarity = Math.log(1 + (documents.length - having.length + 0.5) / (having.length + 0.5))
    const weightOf = (entry: number, times: number) => {
      const length = 1 - lengthShare + (lengthShare * documents[entry]!.length) / mean
      return ((feature.startsWith('#') ? classWeight : 1) * rarity * times * (saturation + 1)) / (times + saturation * length)
    }
    postings.set(
      feature,
      having.map(({ entry, times }) => ({ entry, weight: weightOf(entry, times) })),
    )
  }
  return { classes, count: capabilities.length, postings }
}

/** How well the words of each entry fit a text, in the order of the entries. */
export function rankByWords(text: string, { classes, count, postings }: WordIndex): number[] {
  const ranks = Array.from({ length: count }, () => 0)
  for (const feature of new Set(featuresOf(text, classes)))
    for (const { entry, weight } of postings.get(feature) ?? []) ranks[entry]! += weight
  return ranks
}

function countOf(features: string[]) {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}
