import { stemOf } from './stem.ts'
import { countEachWord, likeness } from '#server/compare/likeness.ts'
import { searchWords } from '../texts/search-words.ts'
import { readAnswerKind } from './answer-kinds.ts'
import { joinWords } from './everyday-words.ts'
import { type Match, matchWords, type OwnMatch } from './match-words.ts'
import { type Candidate, signsOf, type WholeLikeness } from './passage-signs.ts'
import { passageWeights, sumOfSigns } from './passage-weights.ts'
import { featuresOfWord, wantedWords } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { likenessesTo } from './sentence-encoder.ts'
import { rowOfStem } from './word-vectors.ts'
import type { Indexed } from './indexed-passage.ts'

/** A passage is worth less by its length as in BM25. */
const saturation = 1.2
const lengthShare = 0.75
/** What a word is worth that means nearly the same, that stands around a passage, and from which likeness on one that is like it. */
const worth = { near: 0.6, around: 0.25, like: 0.85, leastLike: 0.25 } as const
/** What somebody stated comes before what was derived, and a sentence before a row of a table. */
const weights = { stated: 1.6, derived: 1.3, sentence: 1, row: 0.65 } as const
/** What the document asks answers nobody; it is asked for by itself (`read-intent.ts`). */
const openQuestion = 0.4
const weightOf = ({ kind, text }: Passage) => weights[kind] * (kind !== 'stated' && text.includes('?') ? openQuestion : 1)
/** What has the kind of answer that is asked for. */
const kindWeight = 2.2
/** So many are weighed by all their signs. */
const mostWeighed = 40
/** So many are looked at with what stands around them. */
const mostLookedAt = 120
/** Two passages that share so many words are one. */
const mostAlike = 0.6
/** Words of a heading stand for every passage below it. */
const headingWeight = 0.5

/** `isAnswer`: its signs speak for it. */
export type Ranked<Of extends Passage> = { passage: Of; isAnswer: boolean; rank: number }

/** The passages that answer a question best, the same fact only once. */
export async function rankPassages<Of extends Passage>(
  indexed: Indexed<Of>[],
  question: string,
  told: number,
): Promise<Ranked<Of>[]> {
  const learned = passageWeights()
  const candidates = await listCandidates(indexed, question)
  const ranked = candidates.map((candidate) => {
    const rank = sumOfSigns(signsOf(candidate), learned)
    return { passage: candidate.passage, matches: candidate.matches, isAnswer: rank >= learned.answers, rank }
  })
  return eachOnce(
    ranked.toSorted((one, other) => other.rank - one.rank),
    told,
  )
}

/** The passages that stand nearest to a question by what their words mean. */
export async function listCandidates<Of extends Passage>(indexed: Indexed<Of>[], question: string): Promise<Candidate<Of>[]> {
  const wanted = wantedWords(question)
  if (wanted.length === 0 || indexed.length === 0) return []
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const { isUnsaid, isIn } = readAnswerKind(question)
  const { matches, withAround } = matchWords(indexed, wanted)
  const roomOf = (length: number) => (saturation + 1) / (1 + saturation * (1 - lengthShare + (lengthShare * length) / mean))
  const rough = indexed.map(({ passage, length }, at) => ({
    at,
    rank: sumOf(matches[at]!, ownMeaning) * roomOf(length) * weightOf(passage),
  }))
  const scored = most(rough, mostLookedAt).map(({ at }) => {
    const { passage, length } = indexed[at]!
    const own = withAround(at)
    const hasKind = isIn(passage.text)
    const meaning = sumOf(own, meaningOf) * roomOf(length)
    const rank = meaning * weightOf(passage) * (hasKind ? kindWeight : 1)
    return {
      passage,
      matches: own,
      length,
      lexical: sumOf(own, lexicalOf) * roomOf(length),
      meaning,
      hasKind,
      wantsKind: isUnsaid,
      rank,
    }
  })
  const best = (of: 'lexical' | 'meaning') => Math.max(...scored.map((one) => one[of])) || 1
  const [bestLexical, bestMeaning] = [best('lexical'), best('meaning')]
  const weighed = most(scored, mostWeighed)
  const whole = await likenWhole(weighed, question)
  return weighed.map((one, at) => ({
    ...one,
    place: at + 1,
    whole: whole[at]!,
    lexical: one.lexical / bestLexical,
    meaning: one.meaning / bestMeaning,
  }))
}

async function likenWhole(candidates: readonly { passage: Passage }[], question: string): Promise<WholeLikeness[]> {
  const likenesses = await likenessesTo(
    question,
    candidates.map(({ passage }) => passage.text),
  )
  const sorted = likenesses.toSorted((one, other) => other - one)
  return likenesses.map((likeness) => ({ likeness, best: sorted[0]!, place: sorted.indexOf(likeness) + 1 }))
}

const most = <One extends { rank: number }>(all: readonly One[], count: number): One[] =>
  all
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, count)
const sumOf = <One extends OwnMatch>(matches: readonly One[], say: (match: One) => number) => {
  let sum = 0
  for (const match of matches) sum += match.share * say(match)
  return sum
}
const lexicalOf = ({ exact, near, around }: Match) => (exact ? 1 : near ? worth.near : around === 1 ? worth.around : 0)
const ownMeaning = ({ exact, near, like }: OwnMatch) =>
  exact ? 1 : near ? worth.near : Math.max(0, like - worth.leastLike) * worth.like
const meaningOf = (match: Match) => Math.max(ownMeaning(match), worth.around * match.around)

/** `Work: Discovery; Weeks: 3`: what a column is called is said of none of its rows. */
const columnNames = /(^|[;.!?] )\p{Lu}[^:;.!?]{0,30}: /gu

/** A passage with what it is found by. */
export function indexPassage<Of extends Passage>(passage: Of): Indexed<Of> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => {
    for (const feature of featuresOfWord(word)) counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  const text = passage.kind === 'row' ? passage.text.replaceAll(columnNames, '$1') : passage.text
  const own = searchWords(joinWords(text)).map(({ word }) => word)
  const around = new Set(searchWords(`${passage.heading} ${passage.also}`).map(({ word }) => word))
  for (const word of own) add(word, 1)
  for (const word of around) add(word, headingWeight)
  return { passage, counts, rows: rowsOf(own), rowsAround: rowsOf(around), length: own.length }
}

const rowsOf = (words: Iterable<string>) =>
  Int32Array.from(new Set(Array.from(words).flatMap((word) => rowOfStem(stemOf(word)) ?? [])))

type Weighed<Of extends Passage> = Ranked<Of> & { matches: readonly Match[] }

/** What says a word of the question that its like does not says something else: of letters what the other says of ledgers. */
const saysMore = (one: Weighed<Passage>, other: Weighed<Passage>) =>
  one.matches.some(({ exact }, at) => exact && !other.matches[at]!.exact)

function eachOnce<Of extends Passage>(ranked: Weighed<Of>[], told: number): Ranked<Of>[] {
  const chosen: { one: Weighed<Of>; words: ReturnType<typeof countEachWord> }[] = []
  for (const one of ranked) {
    if (chosen.length === told) break
    const words = countEachWord(one.passage.text)
    const isSaid = chosen.some(
      ({ one: other, words: said }) =>
        said.text.includes(words.text) ||
        words.text.includes(said.text) ||
        (likeness(said, words) > mostAlike && !saysMore(one, other)),
    )
    if (!isSaid) chosen.push({ one, words })
  }
  return chosen.map(({ one: { passage, isAnswer, rank } }) => ({ passage, isAnswer, rank }))
}
