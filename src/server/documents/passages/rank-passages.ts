import { countEachWord, likeness } from '#server/compare/likeness.ts'
import { asksForFigure, stemsOf, wantedWords } from './question-words.ts'
import type { Passage } from './read-passages.ts'

/** BM25 as it is most often set. */
const saturation = 1.2
const lengthShare = 0.75
/** A rarer word than this says no more: else one name would outweigh a whole question. */
const rarest = 6
/** Words of a heading stand for every passage below it; words that answer the same are not the very ones. */
const headingWeight = 0.5
const otherWeight = 0.7
const factWeight = 1.25
const figureWeight = 1.3
/** Two passages that share so many words are one. */
const mostAlike = 0.6

type Indexed<Of extends Passage> = { passage: Of; counts: Map<string, number>; length: number }
/** `coverage`: how much of the question its words are in, from 0 to 1. */
export type Ranked<Of extends Passage> = { passage: Of; coverage: number; rank: number }

/** The passages that answer a question best, the same fact only once. */
export function rankPassages<Of extends Passage>(passages: Of[], question: string, most: number): Ranked<Of>[] {
  const indexed = passages.map(indexPassage)
  const wanted = wantedWords(question)
  if (wanted.length === 0 || indexed.length === 0) return []
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const rarity = rarityIn(indexed)
  const possible = wanted.reduce((sum, { own }) => sum + rarity(own), 0)
  const wantsFigure = asksForFigure(question)
  const ranked = indexed.flatMap(({ passage, counts, length }) => {
    let [score, covered] = [0, 0]
    const room = saturation * (1 - lengthShare + (lengthShare * length) / mean)
    for (const { own, others } of wanted) {
      const best = Math.max(...[own, ...others].map((word) => worthOf(word, word === own)))
      if (best > 0) covered += rarity(own)
      score += best
    }
    function worthOf(word: string, isOwn: boolean) {
      const times = counts.get(word) ?? 0
      return times === 0 ? 0 : ((isOwn ? 1 : otherWeight) * rarity(word) * times * (saturation + 1)) / (times + room)
    }
    if (score === 0) return []
    const coverage = covered / possible
    const weight = (passage.isFact ? factWeight : 1) * (wantsFigure && /\d/.test(passage.text) ? figureWeight : 1)
    return { passage, coverage, rank: score * (0.3 + coverage) * weight }
  })
  return eachOnce(
    ranked.toSorted((one, other) => other.rank - one.rank),
    most,
  )
}

function indexPassage<Of extends Passage>(passage: Of): Indexed<Of> {
  const counts = new Map<string, number>()
  const own = stemsOf(passage.text)
  for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of new Set(stemsOf(`${passage.heading} ${passage.also}`)))
    counts.set(word, (counts.get(word) ?? 0) + headingWeight)
  return { passage, counts, length: own.length }
}

function rarityIn(indexed: Indexed<Passage>[]) {
  const frequency = new Map<string, number>()
  for (const { counts } of indexed) for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return (word: string) => {
    const times = frequency.get(word) ?? 0
    return Math.min(Math.log(1 + (indexed.length - times + 0.5) / (times + 0.5)), rarest)
  }
}

function eachOnce<Of extends Passage>(ranked: Ranked<Of>[], most: number): Ranked<Of>[] {
  const chosen: { ranked: Ranked<Of>; words: ReturnType<typeof countEachWord> }[] = []
  for (const one of ranked) {
    if (chosen.length === most) break
    const words = countEachWord(one.passage.text)
    const isSaid = chosen.some(
      ({ words: other }) =>
        likeness(other, words) > mostAlike || other.text.includes(words.text) || words.text.includes(other.text),
    )
    if (!isSaid) chosen.push({ ranked: one, words })
  }
  return chosen.map(({ ranked: one }) => one)
}
