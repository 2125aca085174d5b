import { countEachWord, likeness } from '#server/compare/likeness.ts'
import { searchWords } from '../texts/search-words.ts'
import { featuresOfWord, wantedWords, type WantedWord } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { weighFigures } from './weigh-figures.ts'

/** BM25 as it is most often set. */
const saturation = 1.2
const lengthShare = 0.75
/** A rarer word than this says no more: else one name would outweigh a whole question; less so still where it is told how much of one is covered. */
const rarest = { ranked: 6, covered: 3 } as const
/** Words of a heading stand for every passage below it; words that mean nearly the same are not the very ones. */
const headingWeight = 0.5
const otherWeight = 0.6
/** What somebody stated comes before what was derived, and a sentence before a row of a table. */
const weights = { stated: 1.6, derived: 1.3, sentence: 1, row: 0.8 } as const
/** Two passages that share so many words are one. */
const mostAlike = 0.6

export type Indexed<Of extends Passage> = { passage: Of; counts: Map<string, number>; length: number }
/** `coverage`: how much of the question its words are in, from 0 to 1. */
export type Ranked<Of extends Passage> = { passage: Of; coverage: number; rank: number }

/** The passages that answer a question best, the same fact only once. */
export function rankPassages<Of extends Passage>(indexed: Indexed<Of>[], question: string, most: number): Ranked<Of>[] {
  const wanted = wantedWords(question)
  if (wanted.length === 0 || indexed.length === 0) return []
  const rarity = rarityIn(indexed)
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const weigh = weighFigures(question)
  const shares = wanted.map((word) => Math.min(rarity(word), rarest.covered))
  const possible = shares.reduce((sum, share) => sum + share, 0)
  const ranked = indexed.flatMap(({ passage, counts, length }) => {
    const room = saturation * (1 - lengthShare + (lengthShare * length) / mean)
    const scores = wanted.map((word) => scoreOf(word, counts, room))
    const score = scores.reduce((sum, one) => sum + one, 0)
    if (score === 0) return []
    const coverage = shares.reduce((sum, share, at) => sum + (scores[at]! > 0 ? share : 0), 0) / possible
    return { passage, coverage, rank: score * (0.3 + coverage) * weights[passage.kind] * weigh(passage.text) }
  })
  function scoreOf({ own, others }: WantedWord, counts: Map<string, number>, room: number) {
    const worth = [own, ...others].map((word) => {
      const times = counts.get(word) ?? 0
      const weight = (word === own ? 1 : otherWeight) * Math.min(rarity({ own: word, others: [] }), rarest.ranked)
      return times === 0 ? 0 : (weight * times * (saturation + 1)) / (times + room)
    })
    return Math.max(...worth)
  }
  return eachOnce(
    ranked.toSorted((one, other) => other.rank - one.rank),
    most,
  )
}

/** A passage with what it is found by. */
export function indexPassage<Of extends Passage>(passage: Of): Indexed<Of> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => {
    for (const feature of featuresOfWord(word)) counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  const own = searchWords(passage.text)
  for (const { word } of own) add(word, 1)
  for (const word of new Set(searchWords(`${passage.heading} ${passage.also}`).map((found) => found.word))) add(word, headingWeight)
  return { passage, counts, length: own.length }
}

/** How seldom a word is among the passages. */
function rarityIn(indexed: Indexed<Passage>[]) {
  const frequency = new Map<string, number>()
  for (const { counts } of indexed) for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return ({ own }: WantedWord) => {
    const times = frequency.get(own) ?? 0
    return Math.log(1 + (indexed.length - times + 0.5) / (times + 0.5))
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
