import { numbersIn, valueOf } from '#server/solution/find-unsupported-numbers.ts'
import { comparableText } from '#server/verify/comparable-text.ts'
import { findMisquotes } from '#server/verify/find-misquotes.ts'
import { findStrangers, wordsIn } from '#server/verify/find-strangers.ts'
import { longestSentence } from './cut-sentences.ts'
import type { ToldPassage } from './serialize-passages.ts'

/** `cites`: places of passages, from 0. */
export type CheckedSentence = { text: string; cites: number[] }

const citation = /\s*[[【](\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)[\]】]/g
const link = /!?\[([^\]]*)\]\([^)]*\)/g
const marks = /\*\*|__|`|^\s*(?:#{1,6}\s+|>\s+)/g
/** Control characters. */
const controls = /\p{Cc}/gu

/** Returns a sentence without its citations, and those that refer to an existing passage. */
function readCitations(raw: string, count: number): CheckedSentence {
  const cites = new Set<number>()
  const bare = raw.replaceAll(citation, (_found, listed: string) => {
    for (const part of listed.split(/[,;]/)) {
      const [first = 0, last = first] = part.split(/[–-]/).map(Number)
      for (let at = first; at <= Math.min(last, count); at++) if (at >= 1) cites.add(at - 1)
    }
    return ''
  })
  const text = bare
    .toWellFormed()
    .replaceAll(controls, ' ')
    .replaceAll(link, '$1')
    .replaceAll(marks, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text: text.replaceAll(/ +(?=[.,;:!?])/g, ''), cites: [...cites] }
}

/**
 * Checks a sentence against the passages that it cites. Returns `left out` if a number, name, address or quotation in it occurs in none of
 * them; undefined if it has no text.
 */
export function checkSentence(raw: string, passages: ToldPassage[]): CheckedSentence | 'left out' | undefined {
  if (raw.length > longestSentence) return 'left out'
  const read = readCitations(raw, passages.length)
  if (!/[\p{L}\p{N}]/u.test(read.text)) return undefined
  const said = read.cites.map((at) => `${passages[at]!.about}. ${passages[at]!.text}`).join('\n')
  return isSupported(read.text, said) ? read : 'left out'
}

const isSupported = (text: string, said: string) =>
  hasNumbers(text, said) && hasCodes(text, said) && hasNames(text, said) && findMisquotes(text, comparableText(said)).length === 0

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const tens = 'thirty forty fifty sixty seventy eighty ninety'
const numberWords = new Map([
  ...small.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, at) => [word, 30 + 10 * at] as const),
])
const scales: [inWords: RegExp, inText: RegExp][] = [
  [/\bthousands?\b|\d\s?k\b/i, /\bthousands?\b|\d\s?k\b|\d,000\b|[1-9]\d{0,2}000\b/i],
  [/\bmillions?\b|\d\s?(?:m|mn)\b/i, /\bmillions?\b|\d\s?(?:m|mn)\b|,000,000\b|\d000000\b/i],
  [/\bbillions?\b|\d\s?bn\b/i, /\bbillions?\b|\d\s?bn\b|,000,000,000\b/i],
]
const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const monthNames = 'january february march april may june july august september october november december'.split(' ')

const wordValues = (text: string) => wordsIn(text).flatMap((word) => numberWords.get(word) ?? [])

function hasNumbers(text: string, said: string): boolean {
  const known = new Set([...numbersIn(said).map(valueOf), ...wordValues(said)])
  for (const [, ...parts] of said.matchAll(isoDay)) for (const part of parts) known.add(Number(part))
  // “One” is usually a word, not a number.
  const wanted = [...numbersIn(text).map(valueOf), ...wordValues(text).filter((value) => value !== 1)]
  return wanted.every((value) => known.has(value)) && scales.every(([inWords, inText]) => !inWords.test(text) || inText.test(said))
}

/** Ids such as FR-1 and p95, web addresses and email addresses. */
const code = /\p{L}[\p{L}\d]*[-/]?\d[\p{L}\d-]*|\S*(?:\/\/|www\.|@)\S+|\b[a-z\d-]+\.[a-z]{2,}\b/giu

function hasCodes(text: string, said: string): boolean {
  const known = said.toLowerCase()
  return (text.toLowerCase().match(code) ?? []).every((one) => known.includes(one.replace(/[.,;:!?)"'”’]+$/, '')))
}

function hasNames(text: string, said: string): boolean {
  const months = [...said.matchAll(isoDay)].map(([, , month]) => monthNames[Number(month) - 1] ?? '')
  return findStrangers(text, { words: new Set(['i', ...months, ...wordsIn(said)]) }).length === 0
}
