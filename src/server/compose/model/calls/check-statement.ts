import { clients } from '#shared/firm.ts'
import { numbersOutside, supportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import type { Solution } from '#server/solution/solution.ts'
import { banOn } from '../../assembly/respect-bans.ts'
import { comparableText } from '../../reading/comparable-text.ts'
import { knownName, ordinaryWords } from '../../reading/names/known-names.ts'
import type { Reading } from '../../reading/reading.ts'
import { tellCards } from './cards.ts'
import { findOtherClauses } from './check-clauses.ts'
import { findLeftOut, isRefusal, type LeftOut, sentencesOf } from './check-scope.ts'
import { findReversals, findStrangeDates, findTurnedBounds, findTurnedUnits } from './check-turned.ts'
import { type KnownValues, knownValuesOf } from './known-values.ts'

/** All words that a model may use names from: the brief's, the facts' and the catalogue's. */
export type DraftContext = {
  solution: Solution
  words: Set<string>
  /** Of the facts. */
  numbers: Set<number>
  brief: string
  known: KnownValues
  reading: Grounds
}

/** What proposals are held against; where there is nothing to propose, the refusals of the brief are left out. */
type Grounds = Pick<Reading, 'bans'> & Partial<Pick<Reading, 'statements'> & { scope: LeftOut[] }>

const word = /[\p{L}\p{N}][\p{L}\p{N}+&]*/gu
export const wordsIn = (text: string) => (text.match(word) ?? []).map((one) => one.toLowerCase())

/** Written with a capital in any sentence. */
const ordinary = new Set(
  'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english british european api apis pdf csv json xml rest http https sql url id ids it ai ui utc iso iec wcag rto rpo sla kpi'.split(
    ' ',
  ),
)

let cards: string[] | undefined

/** The words that a model may use of its own accord beside those of the brief, and these. */
export function tellable(said: string): Set<string> {
  cards ??= wordsIn(tellCards())
  return new Set([...cards, ...wordsIn(said), ...ordinary])
}

/** What may be told about a brief: `said` is all of its own words. */
export function draftContextOf(said: string, solution: Solution, reading: Grounds): DraftContext {
  const facts = JSON.stringify(solution)
  const words = new Set([...tellable(said), ...wordsIn(facts)])
  const brief = comparableText(`${said}\n${facts.replaceAll(String.raw`\"`, '"')}`)
  return { solution, words, numbers: supportedNumbers(solution), brief, known: knownValuesOf(said, solution), reading }
}

/** What a text of a model's says that nobody told it, each as an instruction to mend it. */
export const checkStatement = (text: string, ground: DraftContext): string[] => [
  ...checkNumbers(text, ground),
  ...checkWording(text, ground),
]

/** The same without its numbers. */
export const checkWording = (text: string, ground: DraftContext): string[] => [
  ...checkValues(text, ground),
  ...checkNames(text, ground),
  ...checkQuotes(text, ground),
  ...checkClients(text, ground),
  ...findOtherClauses(text, ground.reading.statements ?? []).map(
    ({ named, meant }) => `It names ${named} and speaks of what stands in ${meant}. Name the clause that says it, or none.`,
  ),
]

const checkNumbers = (text: string, { numbers, brief }: DraftContext) =>
  numbersOutside([text], numbers)
    .filter((number) => !new RegExp(String.raw`(?<![\d.,])${number.replaceAll('.', String.raw`\.`)}(?![.,]?\d)`).test(brief))
    .map((number) => `The number ${number} stands in no fact. Leave it out, or use the number of the fact.`)

/** Values of the brief that were turned into others: another unit, another bound, another day. */
const checkValues = (text: string, { brief, known }: DraftContext) => [
  ...findTurnedUnits(text, { said: brief, known }).map(
    (value) => `“${value}” is not what the brief says: there the number has another unit.`,
  ),
  ...findTurnedBounds(text, known).map((value) => `“${value}” is not what the brief says: there it is bound the other way.`),
  ...findStrangeDates(text, known).map((date) => `“${date}” is not what the brief says: no such date stands there.`),
]

const checkNames = (text: string, ground: DraftContext) =>
  findStrangers(text, ground).map(
    (name) => `“${name}” is named by nobody. Leave it out, or use a name that the brief or the facts have.`,
  )

const sentenceBegin = /(?:^|[.!?:;–•|(\n“"‘'])\s*$/u
const isCapital = (token: string) => /^\p{Lu}/u.test(token)
/** Capitals or digits within a word: SuperCRM, X9, ABC. */
const isShaped = (token: string) => /^\p{L}.*[\p{Lu}]/u.test(token) && token.length > 2

/** Known for nothing but a product, so that it is one at the beginning of a sentence too. */
const isProduct = (token: string) => knownName(token) !== undefined && !ordinaryWords.has(token.toLowerCase())

/** Names that stand neither in the brief, nor in the facts, nor in the catalogue. */
export function findStrangers(text: string, { words }: Pick<DraftContext, 'words'>): string[] {
  const tokens = [...text.matchAll(word)]
  const strangers = tokens.flatMap((found, at) => {
    const [token] = found
    const isKnown = words.has(token.toLowerCase()) || words.has(token.toLowerCase().replace(/s$/, ''))
    if (isKnown || !isCapital(token) || /^[A-Z]{2,4}$/.test(text.slice(found.index).match(/^[A-Z]+(?=-\d)/)?.[0] ?? '')) return []
    const isFirst = sentenceBegin.test(text.slice(Math.max(0, found.index - 4), found.index))
    const next = tokens[at + 1]
    const leadsName =
      next !== undefined &&
      isCapital(next[0]) &&
      text.slice(found.index + token.length, next.index) === ' ' &&
      !words.has(next[0].toLowerCase())
    return !isFirst || isShaped(token) || leadsName || isProduct(token) ? [token] : []
  })
  return [...new Set(strangers)]
}

const leastQuoted = 3

/** Words in quotation marks that do not stand in what they are said to be from, which is given as `comparableText` has it. */
export const findMisquotes = (text: string, said: string) =>
  [...text.matchAll(/[“"„]([^”"“]+)[”"“]|«([^»]+)»|(?<![\p{L}\p{N}])‘([^‘]{8,}?)’(?![\p{L}\p{N}])/gu)]
    .map((found) => found.slice(1).find((quoted) => quoted !== undefined) ?? '')
    .filter(
      (quoted) =>
        quoted.trim().split(/\s+/).length >= leastQuoted && !said.includes(comparableText(quoted).replace(/[.,;:\s]+$/, '')),
    )

/** Quoted words have to stand where they are said to be from. */
const checkQuotes = (text: string, { brief }: DraftContext) =>
  findMisquotes(text, brief).map((quoted) => `“${quoted.slice(0, 120)}” stands nowhere. Quote exact words, or none.`)

const checkClients = (text: string, { brief }: DraftContext) =>
  Object.values(clients)
    .filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()) && !brief.includes(name.toLowerCase()))
    .map(({ name }) => `${name} has nothing to do with this document. Leave it out.`)

/** The ban that a proposal falls under, and what the brief refuses or leaves out that it would do. */
export function checkBans(proposal: string, { reading }: DraftContext): string[] {
  const { statements = [], scope = [] } = reading
  const ban = banOn(proposal, reading)
  const asked = statements.filter(({ kind }) => kind !== 'exclusion').map(({ text }) => text)
  return [
    ...(ban ? [`${ban.name} must not be used here. Choose another answer.`] : []),
    ...findReversals(proposal, statements).map((said) => `It is against “${said.slice(0, 160)}”. Choose another answer.`),
    ...findLeftOut(proposal, { scope, asked }).map((item) => `“${item.slice(0, 120)}” is left out of the work. Leave it out.`),
  ]
}

/** The same of words that only tell: a sentence that says itself that something is refused or left out is right. */
export const checkTold = (text: string, ground: DraftContext): string[] =>
  sentencesOf(text).flatMap((sentence) => (isRefusal(sentence) ? [] : checkBans(sentence, ground)))
