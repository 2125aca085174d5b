import type { BriefField } from '#shared/brief.ts'
import type { Statement } from './statement.ts'

const bullet =
  /^\s*(?:[-*•–—▪◦·]|\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})[.)]|\d{1,3}(?:\.\d{1,3})+|(?:REQ|FR|NFR|R|UC)[- ]?\d+\s*[:.)-]?)\s+/i
const abbreviation =
  /(?:^|[\s(])(?:approx|incl|excl|e\.g|i\.e|etc|min|max|no|nos|vs|resp|ca|fig|ref|dept|est|avg|inc|ltd|co|plc|st|mr|mrs|ms|dr|p\.a|cf)\.$/i
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences, bullets and clauses of one field, in their order, each once. */
export function readStatements(field: BriefField, text: string): Statement[] {
  const seen = new Set<string>()
  const statements: Statement[] = []
  let heading = ''
  let lead = ''
  const lines = text.split('\n')
  for (const [place, line] of lines.entries()) {
    const isBullet = bullet.test(line)
    const words = line
      .replace(bullet, '')
      .replace(/^#+\s*/, '')
      .trim()
    if (words === '') {
      lead = ''
      continue
    }
    if (isHeading(words, isBullet) || (!isBullet && standsAbove(words, lines[place + 1]))) {
      heading = words
        .replace(/[:*_]+$/g, '')
        .replace(/^[*_]+/, '')
        .trim()
        .toLowerCase()
      lead = leadIn(words)
      continue
    }
    if (!isBullet) lead = ''
    for (const { quote, under } of clauses(words, { heading, whole: isBullet, field })) {
      const key = sameness(quote)
      if (key === '' || seen.has(key)) continue
      seen.add(key)
      statements.push({ field, quote, text: lead ? `${lead} ${lowerFirst(quote)}` : quote, heading: under })
    }
  }
  return statements
}

/** Two texts with the same sameness say the same thing. */
export const sameness = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%£$€.<>]+/gu, ' ')
    .replace(/[. ]+$/g, '')
    .trim()

const isHeading = (words: string, isBullet: boolean) =>
  (words.endsWith(':') && words.length < 120) ||
  (!isBullet &&
    words.length < 60 &&
    /^(?:\*\*[^*]+\*\*|(?:in|out of) scope|must have|should have|could have|won.t have|(?:non-?)?functional(?: requirements)?)$/i.test(
      words,
    ))

/** A few words without an end, right above a bullet. */
const standsAbove = (words: string, next: string | undefined) =>
  next !== undefined && bullet.test(next) && words.length < 60 && !/[.;,?!]$/.test(words) && words.split(' ').length <= 6

/** "The platform must:" introduces its bullets; "Security:" only stands above them. */
const leadIn = (words: string) =>
  /\b(?:must|shall|should|can|could|will|to|may|needs? to)\s*:$/i.test(words) ? words.slice(0, -1).trim() : ''

const label =
  /^((?:in|not in|out of|within|outside)(?: the)? scope|must(?: have)?|should(?: have)?|could(?: have)?|won.t(?: have)?|excluded|not included|exclusions?)\s*:\s*(?=\S)/i

type Place = { heading: string; whole: boolean; field: BriefField }
const listing = new Set<BriefField>(['scope', 'deliverables', 'timeline'])

function clauses(line: string, { heading, whole, field }: Place) {
  const pieces = line.split(/;\s+(?=\S)/)
  // One semicolon inside a requirement joins two halves of one thought; several make a list.
  const isList = listing.has(field) || pieces.length > 2 || (!whole && /^\p{Lu}/u.test(pieces[1] ?? ''))
  let under = heading
  return (isList ? pieces : [line])
    .flatMap(sentencesOf)
    .map((clause) => {
      const labelled = label.exec(clause.trimStart())
      if (labelled) under = labelled[1]!.toLowerCase()
      const words = labelled ? clause.trimStart().slice(labelled[0].length) : clause
      return { quote: words.replace(/\s+/g, ' ').replace(/[;,]$/, '').trim(), under }
    })
    .filter(({ quote }) => /[\p{L}\p{N}]{2}/u.test(quote))
}

// The segmenter is slow, and most lines hold one sentence.
const mayHoldMore = /[.!?…]\S?\s+\S|[。！？]/u

function sentencesOf(text: string): string[] {
  if (!mayHoldMore.test(text)) return [text]
  const found: string[] = []
  let held = ''
  for (const { segment } of sentences.segment(text)) {
    held += segment
    if (abbreviation.test(held.trimEnd())) continue
    found.push(held)
    held = ''
  }
  return held.trim() ? [...found, held] : found
}

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
