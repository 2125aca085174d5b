import { skipQuotations } from './skip-quotations.ts'
import { trimSpan, type Span } from './trim-span.ts'

/** Words of a statement that can still be read and answered as one. */
const mostWords = 60
/** Words of a part, so that none is a fragment. */
const fewestWords = 15

/** Behind a comma these begin a clause of its own, in the languages of the checklist. */
const joint =
  /,\s+(?=(?:and|but|whereas|while|so|although|though|what|we|they|it|und|aber|während|wobei|sondern|wir|et|mais|tandis|alors|nous|y|pero|mientras|aunque|en|maar|terwijl|hoewel|wij|i|oraz|ale|natomiast|a|e|ma|mentre|invece)\s)/giu
const comma = /,\s+(?=\S)/gu

/** A statement of more than sixty words, cut where its clauses join, and where that is not enough at its commas. */
export function cutLong(text: string, span: Span): Span[] {
  if (countOf(text, span) <= mostWords) return [span]
  return cutAt(text, span, joint).flatMap((part) => (countOf(text, part) <= mostWords ? [part] : cutAt(text, part, comma)))
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
