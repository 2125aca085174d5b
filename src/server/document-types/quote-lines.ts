import type { Inline } from '#shared/content/blocks.ts'
import type { Statement } from '#server/solution/statement.ts'
import { numberWord } from './english.ts'
import { quoted } from './prose.ts'
import { shorten } from './shorten.ts'
import { statementLinks } from './statements.ts'

/** A line of page one. */
export type SummaryLine = { topic: string; runs: Inline[] }

/** Maximum characters of a statement that is quoted in full, and of the relevant part of a longer one. */
const longest = { quote: 220, clause: 120 }

/** A short quotation with its reference; of a long statement the part that contains `words`, or its beginning. */
export const quote = (statement: Statement, words = statement.text.slice(0, 1)): Inline[] => [
  { text: `${quoted(clauseWith(statement.text, words))} (` },
  ...statementLinks([statement]),
  { text: ')' },
]

/** “10. Dezember” goes on. */
const boundary = /(?:[;:!?]|(?<!(?<!\d)\d{1,2})\.)\s|,\s|\s[–·|]\s/g

/** As many of the first clauses as can be read at a glance. */
function beginningOf(text: string): string {
  const last = [...text.matchAll(boundary)].findLast(({ index }) => index <= longest.quote)
  return last && last.index > longest.clause / 2 ? `${text.slice(0, last.index)} …` : shorten(text, longest.quote)
}

/** The text if it is short; else the clause around `words`, or its beginning if `words` are, as much of it as can be read at a glance. */
export function clauseWith(text: string, words: string): string {
  if (text.length <= (words.length <= 1 ? longest.quote : longest.clause)) return text
  if (words.length <= 1) return beginningOf(text)
  const at = Math.max(0, text.indexOf(words))
  const marks = [...text.matchAll(boundary)]
  const from = marks.findLast(({ index }) => index < at)
  const to = marks.find(({ index }) => index >= at + words.length)
  const start = from ? from.index + from[0].length : 0
  const clause = text.slice(start, to?.index ?? text.length)
  if (clause.length <= longest.clause) return clause
  const lead = at - start > longest.clause / 2 ? text.indexOf(' ', at - longest.clause / 2) + 1 : start
  return `${lead > start ? '…' : ''}${shorten(text.slice(lead, start + clause.length), longest.clause)}`
}

export const separated = (parts: Inline[][], separator: string): Inline[] =>
  parts.flatMap((part, index) => (index > 0 ? [{ text: separator }, ...part] : part))
export const andMore = (count: number): Inline[] => (count > 0 ? [{ text: `; and ${numberWord(count)} more` }] : [])

/** One line for each item, under one topic; the last line includes the number of further items. */
export const topical = (topic: string, lines: Inline[][], count: number): SummaryLine[] =>
  lines.map((runs, index) => ({
    topic,
    runs: index === lines.length - 1 ? [...runs, ...andMore(count - lines.length)] : runs,
  }))
