import { skipQuotations } from './skip-quotations.ts'
import { deniesIn } from '#server/solution/denies-in.ts'
import { levelOf } from './modal-words.ts'
import { labelOfWords } from './section-labels.ts'
import { cutLong } from './cut-long.ts'
import { trimSpan, type Span } from './trim-span.ts'

export type Clause = Span & {
  /** The words before the colon that introduce the list it is an item of. */
  lead?: Span
}

/** A clause with such a beginning depends on the one before it. */
const leans =
  /^(?:and|or|but|nor|so|yet|then|otherwise|it|its|they|them|their|this|that|these|those|ours|theirs|the (?:rest|others?|latter|former)|assume|he|she|which|who|where|also|likewise|hence|thus|therefore|however|und|oder|aber|sondern|sonst|es|sie|er|dies\p{L}*|et|ou|mais|il|elle|ils|elles|ce|cela|y|pero|o|esto|éste|ello)\b/iu
/** If there are only two clauses, each needs this many words, and the second a modal word, a denial, or more words. */
const fewestWords = 5
const enoughWords = 8
const mostOfLead = 120

/** “The ceiling is GBP 420,000: design 60,000; build 210,000; …”: the parts of a total stay with it. */
const splitsAmount = /^[^:;]*(?:[€$£]\s?\d|\b[A-Z]{3}\s?\d|\d\s?(?:[kKmM]\s?)?(?:[€$£]|[A-Z]{3}\b))[^:;]*:\s[^;]*\d/u

/** The clauses of a sentence that are separated by semicolons, if each can be read alone; long ones are cut where clauses join. */
export const cutClauses = (text: string, sentence: Span): Clause[] =>
  cutAtSemicolons(text, sentence).flatMap((clause) => cutLong(text, clause).map((part) => ({ ...clause, ...part })))

function cutAtSemicolons(text: string, sentence: Span): Clause[] {
  const parts = partsOf(text, sentence)
  if (parts.length < 2 || splitsAmount.test(text.slice(sentence.start, sentence.start + mostOfLead))) return [sentence]
  const lead = leadOf(text, parts)
  if (lead !== undefined) {
    const [first, ...rest] = parts
    const item = trimSpan(text, { start: lead.end, end: first?.end ?? lead.end })
    const shown = { start: lead.start, end: lead.end - 1 }
    return [item, ...rest].filter(({ start, end }) => end > start).map((part) => ({ ...part, lead: shown }))
  }
  return joinLeaning(text, parts)
}

function partsOf(text: string, sentence: Span): Span[] {
  const skipped = skipQuotations(text, sentence)
  const parts: Span[] = []
  let start = sentence.start
  for (let at = text.indexOf(';', start); at >= 0 && at < sentence.end - 1; at = text.indexOf(';', at + 1)) {
    if (skipped(at) || !/\s/.test(text[at + 1] ?? '') || !/[\p{L}\p{N}]/u.test(text.slice(Math.max(start, at - 60), at))) continue
    parts.push({ start, end: at + 1 })
    start = at + 1
  }
  parts.push({ start, end: sentence.end })
  return parts.map((part) => trimSpan(text, part)).filter(({ start, end }) => end > start)
}

/** “The consultancy does not include:” introduces the following items if no other item has a colon of its own. */
function leadOf(text: string, [first, ...rest]: Span[]): Span | undefined {
  if (first === undefined || rest.some(({ start, end }) => /:\s/.test(text.slice(start, end)))) return undefined
  const found = /^[^:]{2,}?:\s/.exec(text.slice(first.start, Math.min(first.end, first.start + mostOfLead)))?.[0]
  if (found === undefined || !/\p{L}/u.test(found)) return undefined
  // Two parts are a list only below words that introduce one.
  return rest.length > 1 || labelOfWords(found.trimEnd()) !== undefined
    ? { start: first.start, end: first.start + found.trimEnd().length }
    : undefined
}

/** A list is cut at each semicolon; if it has two clauses, each must be long enough. */
function joinLeaning(text: string, parts: Span[]): Clause[] {
  const isList = parts.length > 2
  const joined: Span[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const words = (span: Span) => text.slice(span.start, span.end).split(/\s+/).length
    const own = text.slice(part.start, part.start + 20)
    const leansHere = leans.test(own) && !(isList && part === parts.at(-1) && /^(?:and|or|und|oder|et|ou|y|o)\b/i.test(own))
    const told = text.slice(part.start, part.end)
    // “…; the new system does not.” and “…; a page they need” depend on the text before.
    const isElliptic =
      /^.{0,24}\b(?:it|them|they|theirs|ours)\b/iu.test(told) ||
      /\b(?:do|does|is|are|has|have|will|can|shall|may) not\.?$/iu.test(told)
    const isWhole = words(part) >= enoughWords || levelOf(told) !== undefined || deniesIn(told)
    const isShort =
      !isList && before !== undefined && (isElliptic || !isWhole || words(part) < fewestWords || words(before) < fewestWords)
    if (before !== undefined && (leansHere || (isShort && !/^[^:]{1,40}:\s/.test(own)))) before.end = part.end
    else joined.push({ ...part })
  }
  return joined
}
