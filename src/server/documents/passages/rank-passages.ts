import { rarity, worthOf } from '#shared/bm25.ts'
import { searchWords } from '../texts/search-words.ts'
import { contentWords } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { stemOf } from './word-stem.ts'

const month =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|[ok][ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)'
const day = String.raw`\b\d{1,2}[./]\d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}\.? ${month}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\bq[1-4]\b|day\b|tag\b`
const span = String.raw`\d ?(?:ms|s|h|min)\b|\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?)\b`
const rhythm = String.raw`\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|stündlich|täglich|wöchentlich|monatlich|jährlich|(?:each|every|per|jede[nrs]?|pro) \p{L}+)\b`
const figure = String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b`
const money = String.raw`[£€$]\s?\d|\d ?(?:k|m|GBP|EUR|USD|CHF)\b|\b(?:GBP|EUR|USD|CHF) ?\d`

/** The form of a question, and the pattern that a passage must contain to answer it. The first form that fits is used. */
const asked: [form: RegExp, answer: RegExp][] = [
  [
    /^\W*(?:until |since |by |from |bis |seit |ab )?(?:when|wann)\b|\b(?:what|which) (?:date|day)\b/i,
    new RegExp(`${day}|${span}`, 'iu'),
  ],
  [/\bhow (?:often|frequently)\b|\bwie oft\b/i, new RegExp(`${span}|${rhythm}`, 'iu')],
  [/\bhow (?:long|soon|fast|quick|quickly|fresh|late)\b|\bwie (?:lange|schnell|bald)\b/i, new RegExp(span, 'iu')],
  [/\b(?:what|how much) \b.*\b(?:costs?|paid|pay|spend)\b|\bwas kostet\b/i, new RegExp(money, 'iu')],
  [/\bhow (?:many|much|big|large|far)\b|\bwie ?(?:viele?|groß|weit)\b/i, new RegExp(figure, 'iu')],
]

/** Returns the pattern that an answer must contain; undefined if the question does not ask for a day, time, frequency, money or figure. */
export const readAnswerKind = (question: string): RegExp | undefined => asked.find(([form]) => form.test(question))?.[1]

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
