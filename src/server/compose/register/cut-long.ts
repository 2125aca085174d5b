import { skipQuotations } from './skip-quotations.ts'
import { trimSpan, type Span } from './trim-span.ts'

/** Maximum words of a statement that can still be read and answered as one. */
const mostWords = 60
/** A comma separates lists as often as clauses, so only text of twice the length is cut there. */
const twice = 120
/** Minimum words of a part, so that none is a fragment. */
const fewestWords = 15

/** After a comma, these begin a clause of its own, in the languages of the checklist. */
const joint =
  /,\s+(?=(?:and|but|whereas|while|so|although|though|what|we|they|it|und|aber|während|wobei|sondern|wir|et|mais|tandis|alors|nous|y|pero|mientras|aunque|en|maar|terwijl|hoewel|wij|i|oraz|ale|natomiast|a|e|ma|mentre|invece)\s)/giu
const comma = /,\s+(?=\S)/gu

/** Cuts a statement of more than sixty words: at its lines if each is a note, else where its clauses join, then at its commas. */
export function cutLong(text: string, span: Span): Span[] {
  if (countOf(text, span) <= mostWords) return [span]
  return notesOf(text, span).flatMap((note) => (countOf(text, note) <= mostWords ? [note] : cutClause(text, note)))
}

/** Lines of about equal length were broken at a margin; others are separate notes. */
function notesOf(text: string, span: Span): Span[] {
  const lines: Span[] = []
  let start = span.start
  for (const match of text.slice(span.start, span.end).matchAll(/\n/g)) {
    lines.push(trimSpan(text, { start, end: span.start + match.index }))
    start = span.start + match.index + 1
  }
  lines.push(trimSpan(text, { start, end: span.end }))
  const told = lines.filter(({ start: from, end }) => end > from)
  const broken = told.slice(0, -1).map(({ start: from, end }) => end - from)
  const longest = Math.max(0, ...broken)
  const full = broken.filter((length) => length >= longest * 0.75).length
  const isQuoted = told.some(({ start: from }) => text[from] === '>')
  return told.length < 3 || isQuoted || full * 5 >= broken.length * 4 ? [span] : told
}

function cutClause(text: string, span: Span): Span[] {
  return cutAt(text, span, joint).flatMap((part) => (countOf(text, part) <= twice ? [part] : cutAt(text, part, comma)))
}

const countOf = (text: string, { start, end }: Span) => text.slice(start, end).match(/\S+/g)?.length ?? 0

function cutAt(text: string, span: Span, form: RegExp): Span[] {
  const skipped = skipQuotations(text, span)
  const parts: Span[] = []
  let start = span.start
  for (const match of text.slice(span.start, span.end).matchAll(form)) {
    const at = span.start + match.index
    if (skipped(at) || countOf(text, { start, end: at }) < fewestWords) continue
    parts.push({ start, end: at + 1 })
    start = at + 1
  }
  const last = { start, end: span.end }
  const before = parts.at(-1)
  if (before !== undefined && countOf(text, last) < fewestWords) before.end = span.end
  else parts.push(last)
  return parts.map((part) => trimSpan(text, part))
}
