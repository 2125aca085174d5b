import type { Span } from './trim-span.ts'

const pairs: Record<string, string> = { '“': '”', '„': '“', '«': '»', '(': ')', '[': ']', '"': '"' }
/** Anything longer is a passage with its own sentences, or a quotation that was never closed. */
const mostCharacters = 400

/** Returns a function: whether a position is within quotation marks or brackets that close nearby. */
export function skipQuotations(text: string, within: Span): (at: number) => boolean {
  const spans: Span[] = []
  // The next position of each closing character, so that none is searched for twice.
  const next: Record<string, number> = {}
  for (let at = within.start; at < within.end; at++) {
    const closing = pairs[text[at] ?? '']
    // A quotation mark after a letter closes a quotation, or means inches.
    if (closing === undefined || (closing === '"' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' '))) continue
    if ((next[closing] ?? -1) <= at) next[closing] = found(text.indexOf(closing, at + 1))
    if ((next[closing] ?? 0) > at + mostCharacters) continue
    const end = closingOf(text, { start: at, end: Math.min(within.end, at + mostCharacters) }, closing)
    if (end === undefined) continue
    spans.push({ start: at, end })
    at = end
  }
  return (at) => {
    let [low, high] = [0, spans.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const span = spans[middle]
      if (span === undefined || at < span.start) high = middle - 1
      else if (at > span.end) low = middle + 1
      else return at > span.start && at < span.end
    }
    return false
  }
}

const found = (at: number) => (at < 0 ? Number.POSITIVE_INFINITY : at)

function closingOf(text: string, { start, end }: Span, closing: string): number | undefined {
  const opening = text[start]
  let depth = 0
  for (let at = start + 1; at < end; at++) {
    if (text[at] === closing && depth-- === 0) return at
    if (text[at] === opening && opening !== closing) depth++
  }
  return undefined
}
