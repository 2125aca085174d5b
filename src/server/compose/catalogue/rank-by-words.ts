import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { featuresOf, indexWordClasses, type WordClassesByStem } from '#server/compose/catalogue/word-features.ts'

/** BM25; a word that a client repeats says little more than one said once. */
const saturation = 0.6
const lengthShare = 0.5
/** A synonym says less than the word itself. */
const classWeight = 0.5

export type WordIndex = {
  classes: WordClassesByStem
  count: number
  /** For each stem or class the entries that have it, and what it adds to their rank. */
  postings: Map<string, { entry: number; weight: number }[]>
}

export function indexWords({ capabilities, wordClasses }: Catalogue): WordIndex {
  const classes = indexWordClasses(wordClasses)
  const documents = capabilities.map(({ name, needs }) => [name, ...needs].flatMap((words) => featuresOf(words, classes).flat()))
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / (documents.length || 1)
  const having = new Map<string, Map<number, number>>()
  for (const [entry, features] of documents.entries())
    for (const feature of features) {
      const times = having.get(feature) ?? new Map<number, number>()
      having.set(feature, times.set(entry, (times.get(entry) ?? 0) + 1))
    }
  const lengths = documents.map(({ length }) => 1 - lengthShare + (lengthShare * length) / mean)
  const postings: WordIndex['postings'] = new Map()
  for (const [feature, entries] of having) {
    const rarity = Math.log(1 + (documents.length - entries.size + 0.5) / (entries.size + 0.5))
    const worth = rarity * (feature.startsWith('#') ? classWeight : 1) * (saturation + 1)
    const weighed = [...entries].map(([entry, times]) => ({
      entry,
      weight: (worth * times) / (times + saturation * lengths[entry]!),
    }))
    postings.set(feature, weighed)
  }
  return { classes, count: capabilities.length, postings }
}

/** How well the words of each entry fit a text, in the order of the entries. A word counts once: itself or its synonym. */
export function rankByWords(text: string, { classes, count, postings }: WordIndex): number[] {
  const ranks = Array.from({ length: count }, () => 0)
  const seen = new Set<string>()
  for (const features of featuresOf(text, classes)) {
    const best = new Map<number, number>()
    for (const feature of features.filter((one) => !seen.has(one)))
      for (const { entry, weight } of postings.get(feature) ?? []) best.set(entry, Math.max(best.get(entry) ?? 0, weight))
    for (const [entry, weight] of best) ranks[entry]! += weight
    for (const feature of features) seen.add(feature)
  }
  return ranks
}
