import { countEachWord, likeness } from '#server/compare/likeness.ts'
import { joinWords } from './everyday-words.ts'
import { searchWords } from '../texts/search-words.ts'
import { featuresOfWord, wantedWords, type WantedWord } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { readAnswerKind } from './answer-kinds.ts'

/** BM25 as it is most often set. */
const saturation = 1.2
const lengthShare = 0.75
/** A rarer word than this says no more: else one name would outweigh a whole question; less so still where it is told how much of one is covered. */
const rarest = { ranked: 6, covered: 3 } as const
/** The kind of answer that is asked for, and not among the words, counts as so much of the question where a passage has it. */
const kindShare = 2
/** Words of a heading stand for every passage below it; words that mean nearly the same are not the very ones. */
const headingWeight = 0.5
const otherWeight = 0.6
/** What somebody stated comes before what was derived, and a sentence before a row of a table. */
const weights = { stated: 1.6, derived: 1.3, sentence: 1, row: 0.65 } as const
/** What the document asks answers nobody; it is asked for by itself (`read-intent.ts`). */
const openQuestion = 0.4
const weightOf = ({ kind, text }: Passage) => weights[kind] * (kind !== 'stated' && text.includes('?') ? openQuestion : 1)
/** How much of a question has to be in the words of a passage that answers it. */
const leastCoverage = { withKind: 0.4, otherwise: 0.45 } as const
/** Two passages that share so many words are one. */
const mostAlike = 0.6

export type Indexed<Of extends Passage> = { passage: Of; counts: Map<string, number>; length: number }
/** `isAnswer`: enough of the question is in its words. */
export type Ranked<Of extends Passage> = { passage: Of; isAnswer: boolean; rank: number }

/** The passages that answer a question best, the same fact only once. */
export function rankPassages<Of extends Passage>(indexed: Indexed<Of>[], question: string, most: number): Ranked<Of>[] {
  const wanted = wantedWords(question)
  if (wanted.length === 0 || indexed.length === 0) return []
  const rarity = rarityIn(indexed)
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const { isUnsaid, isIn, weigh } = readAnswerKind(question)
  const shares = wanted.map((word) => Math.min(rarity(word), rarest.covered))
  const possible = shares.reduce((sum, share) => sum + share, 0)
  const ranked = indexed.flatMap(({ passage, counts, length }) => {
    const room = saturation * (1 - lengthShare + (lengthShare * length) / mean)
    const scores = wanted.map((word) => scoreOf(word, counts, room))
    const score = scores.reduce((sum, one) => sum + one, 0)
    if (score === 0) return []
    const found = shares.reduce((sum, share, at) => sum + (scores[at]! > 0 ? share : 0), 0)
    const hasKind = isIn(passage.text)
    const coverage = isUnsaid && hasKind ? (found + kindShare) / (possible + kindShare) : found / possible
    const isAnswer = coverage >= (hasKind ? leastCoverage.withKind : leastCoverage.otherwise)
    return { passage, isAnswer, rank: score * (0.3 + coverage) * weightOf(passage) * weigh(passage.text) }
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

/** `Work: Discovery; Weeks: 3`: what a column is called is said of none of its rows. */
const columnNames = /(^|[;.!?] )\p{Lu}[^:;.!?]{0,30}: /gu

/** A passage with what it is found by. */
export function indexPassage<Of extends Passage>(passage: Of): Indexed<Of> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => {
    for (const feature of featuresOfWord(word)) counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  const text = passage.kind === 'row' ? passage.text.replaceAll(columnNames, '$1') : passage.text
  const own = searchWords(joinWords(text))
  for (const { word } of own) add(word, 1)
  for (const word of new Set(searchWords(`${passage.heading} ${passage.also}`).map((found) => found.word))) add(word, headingWeight)
  return { passage, counts, length: own.length }
}

/** How seldom a word is among the passages. */
function rarityIn(indexed: Indexed<Passage>[]) {
  const frequency = new Map<string, number>()
  // A name of the project stands with every passage, and is no less rare in what they say.
  for (const { counts } of indexed)
    for (const [word, times] of counts) if (times >= 1) frequency.set(word, (frequency.get(word) ?? 0) + 1)
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
