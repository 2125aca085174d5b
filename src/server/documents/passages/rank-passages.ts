import { rarity, worthOf } from '#shared/bm25.ts'
import { searchWords } from '../texts/search-words.ts'
import { readAnswerKind } from './answer-kinds.ts'
import { contentWords } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { stemOf } from './word-stem.ts'

/** A passage with the stems of its own words, and those of its headings and further search terms. */
export type Indexed<Of extends Passage> = { passage: Of; counts: Map<string, number>; around: Set<string>; length: number }
/** `isAnswer`: contains enough of the question's words. */
export type Ranked<Of extends Passage> = { passage: Of; isAnswer: boolean }

/** Weight of a word in a heading, relative to one in the passage itself. */
const aroundShare = 0.3
/**
 * A passage counts as an answer from this number and share of the question's words. One that contains the requested day, time or figure
 * needs fewer.
 */
const least = { words: 2, share: 0.5 } as const
const leastOfKind = { words: 1, share: 0.3 } as const

/** Returns a passage with its index of word stems. */
export function indexPassage<Of extends Passage>(passage: Of): Indexed<Of> {
  const counts = new Map<string, number>()
  const own = stemsIn(passage.text)
  for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return { passage, counts, around: new Set(stemsIn(`${passage.heading} ${passage.also}`)), length: own.length }
}

const stemsIn = (text: string) => searchWords(text).map(({ word }) => stemOf(word))

/** Returns the passages with the most of a question's words, weighted by rarity; a repeated text appears once. */
export function rankPassages<Of extends Passage>(all: Indexed<Of>[], question: string, told: number): Ranked<Of>[] {
  // A question inside a document does not answer a question.
  const indexed = all.filter(({ passage }) => !passage.text.includes('?'))
  const wanted = [...new Set(contentWords(question).map(stemOf))]
  const weights = new Map(wanted.map((stem) => [stem, rarityOf(stem, indexed)]))
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const kind = readAnswerKind(question)
  const { words, share } = kind ? leastOfKind : least
  const ranked = indexed.flatMap((one) => {
    const found = wanted.filter((stem) => one.counts.has(stem))
    if (found.length === 0) return []
    const worth = (stem: string) => {
      const count = one.counts.get(stem) ?? (one.around.has(stem) ? aroundShare : 0)
      return worthOf(count, { weight: weights.get(stem)!, length: one.length, mean })
    }
    const isEnough = found.length >= Math.min(words, wanted.length) && found.length >= share * wanted.length
    const isAnswer = isEnough && (kind?.test(one.passage.text) ?? true)
    return [{ passage: one.passage, isAnswer, rank: wanted.reduce((sum, stem) => sum + worth(stem), 0) }]
  })
  return eachOnce(
    ranked.toSorted((one, other) => Number(other.isAnswer) - Number(one.isAnswer) || other.rank - one.rank),
    told,
  )
}

/** Returns a higher weight the fewer passages contain the word. */
function rarityOf(stem: string, indexed: readonly Indexed<Passage>[]): number {
  const times = indexed.filter(({ counts }) => counts.has(stem)).length
  return rarity(indexed.length, times)
}

/** Removes repeated texts: the same statement appears as a fact, a table row and a paragraph, in several documents. */
function eachOnce<Of extends Passage>(ranked: Ranked<Of>[], told: number): Ranked<Of>[] {
  const chosen: Ranked<Of>[] = []
  for (const one of ranked) {
    if (chosen.length === told) break
    const { text } = one.passage
    if (!chosen.some(({ passage: { text: other } }) => other.includes(text) || text.includes(other))) chosen.push(one)
  }
  return chosen
}
