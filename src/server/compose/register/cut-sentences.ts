import { monthOf } from './month-of.ts'
import { skipQuotations } from './skip-quotations.ts'
import { trimSpan, type Span } from './trim-span.ts'

const abbreviation =
  /(?:^|[\s("“„/])(?:e\.g|i\.e|eg|ie|etc|approx|appr|ca|c|max|min|no|nos|nr|núm|incl|inkl|excl|exkl|vs|resp|mio|mrd|mil|st|dr|mr|mrs|ms|messrs|prof|inc|ltd|co|corp|dept|gov|jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|cf|art|abs|sec|fig|vol|ed|para|p|pp|z\.b|d\.h|u\.a|o\.ä|bzw|ggf|evtl|usw|inkl|tel|wm|rs|u\.s|u\.k|a\.m|p\.m|p\.ex|p\.ej|env|sr|sra|mme|mlle|min|std|str|hr|fr|\p{L})\.$/iu
const lettered =
  /\b(?:exhibit|appendix|annex|section|part|option|plan|schedule|class|category|phase|zone|group|lot|attachment|table|figure|anhang|anlage|variante|annexe|anexo|type) \p{Lu}\.$/iu
/** Nouns that German counts with a full stop: “im 1. Quartal”. */
const ordered = /^(?:Quartal|Halbjahr|Trimester|Jahrgang|Kalenderwoche|Woche|Stufe|Phase|Welle|Etappe|Semester|Stock|Ebene)\b/u
const timeZone = /^(?:pacific|eastern|central|mountain|atlantic|local|greenwich|british)\b/i
/** The mark of a footnote after the full stop of its sentence. */
const noteMark = /^(?:\[(?:\d{1,3}|[ivx]{1,5}|\*)\])+/
const stops = new Set(['.', '!', '?', '…'])
const closers = new Set(['"', '”', '’', ')', ']', "'", '»', '“'])

/** The sentences of a span, each without blanks at its ends; `bounds` are certain beginnings of sentences. */
export function cutSentences(text: string, within: Span, bounds: ReadonlySet<number> = new Set()): Span[] {
  const spans: Span[] = []
  const skipped = skipQuotations(text, within)
  let start = within.start
  for (let at = within.start; at < within.end; at++) {
    if (at > start && bounds.has(at)) {
      spans.push({ start, end: at })
      start = at
    }
    const end = stops.has(text[at] ?? '') ? endOfSentence(text, at, within) : undefined
    if (end === undefined || (skipped(at) && !endsQuotation(text, at, end)) || (skipped(end) && skipped(at))) continue
    if (text[at] === '.' && isAbbreviated(text, { start, end }, at)) continue
    spans.push({ start, end })
    start = end
    at = end - 1
  }
  spans.push({ start, end: within.end })
  return spans.map((span) => trimSpan(text, span)).filter(({ start, end }) => end > start)
}

/** A full stop directly before the end of a quotation also ends the sentence around it. */
const endsQuotation = (text: string, at: number, end: number) => end > at + 1 && /["”»“]/.test(text.slice(at + 1, end))

/** The position after the last full stop and its closing marks, if a new sentence begins there. */
function endOfSentence(text: string, at: number, { start: first, end: last }: Span) {
  let end = at + 1
  while (end < last && end < at + 9 && (stops.has(text[end] ?? '') || closers.has(text[end] ?? ''))) end++
  end += noteMark.exec(text.slice(end, Math.min(last, end + 8)))?.[0].length ?? 0
  if (end >= last) return end
  if (!/\s/.test(text[end] ?? '')) return undefined
  const next = text.slice(end, Math.min(last, end + 12)).trimStart()
  return next === '' ||
    /^["“‘„([«|$€£¿¡*]{0,3}[\p{Lu}\p{Lo}\p{N}]/u.test(next) ||
    /^["“‘„([«]/.test(next) ||
    (/[!?]/.test(text[at] ?? '') && !/^[\p{Ll}–—-]/u.test(next)) ||
    /^\p{Ll}\p{L}*\p{Lu}/u.test(next) ||
    // If a paragraph begins with a small letter, so may its next sentence.
    (/^\s*\p{Ll}/u.test(text.slice(first, first + 12)) && /\p{L}{2}["”’)\]]?$/u.test(text.slice(Math.max(first, at - 6), at)))
    ? end
    : undefined
}

function isAbbreviated(text: string, { start, end }: Span, at: number) {
  const before = text.slice(Math.max(start, at - 12), at + 1)
  const next = text.slice(end, end + 16).trimStart()
  // “15.12. – 10.1.” and “15. März” continue; a year ends a sentence. “1.” at the beginning is a number.
  if (/(?:^|[^\p{N}.,])\p{N}{1,2}\.$/u.test(before) || /(?:^|[^\p{N}.])\p{N}{1,2}\.\p{N}{1,2}\.$/u.test(before)) {
    if (/^[\p{N}–—-]/u.test(next) || monthOf(/^\p{L}+/u.exec(next)?.[0] ?? '') > 0 || ordered.test(next)) return true
    if (/^\s*\p{N}{1,2}\.$/u.test(text.slice(start, at + 1).slice(0, 12))) return true
  }
  // “Exhibit F.” and “0,33 l.” end a sentence; “J. Smith” does not.
  const told = text.slice(Math.max(start, at - 16), at + 1)
  if (/\p{N}\s?\p{Ll}\.$/u.test(told) && /^\p{Lu}/u.test(next)) return false
  if (lettered.test(told) && at - start > 14) return false
  return (
    abbreviation.test(before) &&
    !(/[ap]\.m\.$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(next) && !timeZone.test(next)) &&
    !(/(?:etc|usw|u\.s|u\.k|co|inc|ltd|corp)\.$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(next)) &&
    !(/\b(?:no|min|max|co|mil|st)\.$/i.test(before) && !/^\p{N}/u.test(next) && !/\bst\.$/i.test(before))
  )
}
