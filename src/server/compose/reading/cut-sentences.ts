import { monthOf } from './month-names.ts'

/** A span of a text, from its first character to behind its last. */
export type Span = { start: number; end: number }

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|ca|c|max|min|no|nr|incl|excl|vs|resp|mio|mrd|mil|st|dr|mr|mrs|ms|prof|inc|ltd|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|cf|art|sec|fig|p|pp|z\.b|d\.h|bzw|tel|wm|dept|rs|u\.s|u\.k|a\.m|p\.m|\p{L})\.$/iu
const stops = new Set(['.', '!', '?', '…'])
const closers = new Set(['"', '”', '’', ')', ']', "'", '»'])

/** The sentences of a span, and in them the clauses that semicolons part; each without blanks at its ends. */
export function cutSentences(text: string, within: Span): Span[] {
  const spans: Span[] = []
  let start = within.start
  let depth = 0
  for (let at = within.start; at < within.end; at++) {
    const character = text[at] ?? ''
    if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1)
    else if (character === '\n') depth = 0
    const end =
      character === ';' && depth === 0
        ? endOfClause(text, start, at)
        : stops.has(character)
          ? endOfSentence(text, at, within)
          : undefined
    if (end === undefined || (character === '.' && isAbbreviated(text, { start, end }, at))) continue
    spans.push({ start, end })
    start = end
    depth = 0
    at = end - 1
  }
  spans.push({ start, end: within.end })
  return spans.map((span) => trimSpan(text, span)).filter(({ start, end }) => end > start)
}

export function trimSpan(text: string, { start, end }: Span): Span {
  let [first, last] = [start, end]
  while (first < last && /\s/.test(text[first] ?? '')) first++
  while (last > first && /\s/.test(text[last - 1] ?? '')) last--
  return { start: first, end: last }
}

/** A semicolon parts clauses where a word stands before it, so that a row of semicolons is no row of clauses. */
const endOfClause = (text: string, start: number, at: number) =>
  /\p{L}{2}/u.test(text.slice(Math.max(start, at - 40), at)) && /^\s/.test(text.slice(at + 1, at + 2)) ? at + 1 : undefined

/** Behind the last stop and what closes after it, where a new sentence begins there. */
function endOfSentence(text: string, at: number, { start: first, end: last }: Span) {
  let end = at + 1
  while (end < last && (stops.has(text[end] ?? '') || closers.has(text[end] ?? ''))) end++
  if (end >= last) return end
  if (!/\s/.test(text[end] ?? '')) return undefined
  const next = text.slice(end, Math.min(last, end + 12)).trimStart()
  return next === '' ||
    /^["“‘„([«|$€£]?[\p{Lu}\p{Lo}\p{N}]/u.test(next) ||
    /^["“‘„([«]/.test(next) ||
    /[!?]/.test(text[at] ?? '') ||
    /^\p{Ll}\p{L}*\p{Lu}/u.test(next) ||
    // Who begins a paragraph with a small letter begins the next sentence with one.
    (/^\s*\p{Ll}/u.test(text.slice(first, first + 12)) && /\p{L}{2}["”’)\]]?$/u.test(text.slice(Math.max(first, at - 6), at)))
    ? end
    : undefined
}

function isAbbreviated(text: string, { start, end }: Span, at: number) {
  const before = text.slice(Math.max(start, at - 12), at + 1)
  const next = text.slice(end, end + 12).trimStart()
  // “15.12. – 10.1.” and “15. März” go on; a year ends a sentence.
  if (
    /(?:^|\P{N})\p{N}{1,2}\.$/u.test(before) &&
    (/^[\p{N}–—-]/u.test(next) || monthOf(/^\p{L}+/u.exec(text.slice(end, end + 16).trimStart())?.[0] ?? '') > 0)
  )
    return true
  // “2310 volumes. 18 %” ends a sentence; “Mio. 3” and “No. 4” do not; one letter alone is an initial.
  return (
    abbreviation.test(before) &&
    !(/(?:a\.m|p\.m|etc|u\.s|u\.k)\.$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(next)) &&
    !(/\bno\.$/i.test(before) && !/^\p{N}/u.test(next))
  )
}
