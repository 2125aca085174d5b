import type { Element, Relation, Solution, Source } from '#server/solution/solution.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { hasNumber, containsQuote, numbersIn, overlap, wordsIn } from './wording.ts'

/** What the product made of a labelled brief. */
export type Answer = {
  brief: LabelledBrief
  solution: Solution
  /** The words of its High-Level Design. */ text: string
  milliseconds: number
}

/** One label held against the answer. */
export type Verdict = { holds: boolean; what: string; why: string }

const designedKinds = new Set<Element['kind']>(['container', 'component', 'store', 'queue', 'model'])
export const partsOf = ({ elements }: Solution) => elements.filter(({ kind }) => designedKinds.has(kind))
export const personsOf = ({ elements }: Solution) => elements.filter(({ kind }) => kind === 'person')
/** All but people and the one element that stands for the whole. */
export const designedElements = ({ elements }: Solution) =>
  elements.filter(({ kind, parent }) => kind !== 'person' && !(kind === 'system' && parent === undefined))

export const idsOf = (facts: { id: string }[]) => new Set(facts.map(({ id }) => id))
export const relationsOf = ({ relations }: Solution, ids: Set<string>): Relation[] =>
  relations.filter(({ from, to }) => ids.has(from) || ids.has(to))
export const nameOf = ({ elements }: Solution, id: string) => elements.find((element) => element.id === id)?.name

type SourcedFact = { text?: string; source?: Source; alsoStated?: Source[] }
const quoteOf = (source: Source | undefined) => (source && 'quote' in source ? source.quote : undefined)
/** A fact's own words and those of the brief that it rests on. */
export const wordsOf = ({ text, source, alsoStated = [] }: SourcedFact) =>
  [text, quoteOf(source), ...alsoStated.map(quoteOf)].filter((words) => words !== undefined && words !== '') as string[]

/** A fact holds a quote: word for word, or most of its words, of which a number if it has one. */
export function carries(fact: SourcedFact, quote: string, least: number): boolean {
  const told = wordsOf(fact)
  if (told.some((text) => containsQuote(text, quote))) return true
  const numbers = numbersIn(quote)
  const words = wordsIn(quote)
  return told.some(
    (text) =>
      overlap(text, quote) >= least &&
      (numbers.length === 0 || hasNumber(text, numbers)) &&
      (words.length === 0 || overlap(text, words.join(' ')) >= 0.5),
  )
}

const numbersAgree = (text: string, quote: string) => {
  const numbers = numbersIn(quote)
  return numbers.length === 0 || hasNumber(text, numbers)
}
/** A question is about a quote of the brief. */
export const asksAbout = (question: string, quote: string) =>
  containsQuote(question, quote) || (overlap(question, quote) >= 0.5 && numbersAgree(question, quote))

export const withoutQuotes = (text: string) => text.replace(/“[^”]*”|"[^"]*"/g, ' ')
/** Says that two things of the brief cannot both hold. */
export const claimsContradiction = (question: string) =>
  /contradict|conflicts? (with|between)|in conflict\b|conflicting (statement|requirement|date|figure|demand)|inconsisten|mutually exclusive|cannot both|can(not| ?'?t) (all )?be true|clash|do not agree|disagree|at odds|which (one )?(of the two )?(holds|prevails|applies)\b/i.test(
    withoutQuotes(question),
  )
