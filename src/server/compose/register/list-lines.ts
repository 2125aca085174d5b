import { trimSpan, type Span } from './trim-span.ts'

/** A line of a field without surrounding blanks and the `>` of quoted mail. */
export type Line = Span & {
  /** Its words, between `start` and `end`. */
  text: string
  /** Number of blanks before its words. */
  indent: number
  /** Depth of quotation: 2 for `> >`. */
  depth: number
  /** Where the `>` marks begin. */
  quoteStart: number
}

const lineEnd = /\r\n?|[\n\u2028\u2029]/g
const quoteMarks = /^\s*(?:>[ \t]?)+/

export function listLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const match of text.matchAll(lineEnd)) {
    lines.push(lineOf(text, start, match.index))
    start = match.index + match[0].length
  }
  lines.push(lineOf(text, start, text.length))
  return lines
}

function lineOf(text: string, start: number, end: number): Line {
  const marks = quoteMarks.exec(text.slice(start, end))?.[0] ?? ''
  const from = start + marks.length
  const span = trimSpan(text, { start: from, end })
  return {
    ...span,
    text: text.slice(span.start, span.end),
    indent: span.start - from,
    depth: marks.replaceAll(/[^>]/g, '').length,
    quoteStart: trimSpan(text, { start, end }).start,
  }
}
