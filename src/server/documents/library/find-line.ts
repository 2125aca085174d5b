import { foldWord, searchWords } from '../texts/search-words.ts'

/** Start index (inclusive) and end index (exclusive). */
export type Span = { start: number; end: number }
export type FoundLine = { section: string; block: string; heading: string; text: string; marks: Span[] }

/** Words too common to highlight, unless the query has no others. */
const common = new Set('the a an and or of to in for is are be must on with by at as it that this from'.split(' '))

/** Returns the part of a word that its inflected forms share. */
const rootOf = (word: string) => (/^[a-z]{6,}$/.test(word) ? word.slice(0, -2) : word)

const rootsOf = (words: string[]) => {
  const telling = words.filter((word) => !common.has(word))
  return (telling.length > 0 ? telling : words).map(rootOf)
}

/** Returns the places in a text where the words occur, in any form. */
export function markWords(text: string, words: string[]): Span[] {
  const roots = rootsOf(words)
  return searchWords(text)
    .filter(({ word }) => roots.some((root) => word.startsWith(root)))
    .map(({ at, length }) => ({ start: at, end: at + length }))
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
}

/** Letters in these ranges may have diacritics, which are expensive to remove; punctuation and currency signs are not included. */
const marked = /[\u00c0-\u1fff\u2c00-\uffff]/
/** Folds line by line: with a single diacritic, folding the whole text would take longer than the search. */
const foldLines = (lines: string): string[] =>
  marked.test(lines)
    ? lines.split('\n').map((line) => (marked.test(line) ? foldWord(line) : line.toLowerCase()))
    : lines.toLowerCase().split('\n')
const escape = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns a function that finds a root in a line. Numbers and ids match in the usual notations, such as `NFR-3` and `420,000`. */
function finderOf(root: string): (line: string) => number {
  if (!/\d/.test(root)) return (line) => line.indexOf(root)
  const written = escape(root)
    .replaceAll(/(\d)(?=(?:\d{3})+(?!\d))/g, "$1[,.’']?")
    .replace(/([a-z])(?=\d)/g, '$1-?')
  const form = new RegExp(written)
  return (line) => line.search(form)
}

/** Characters to show before the first match and after it, and the number of characters of a long line to search. */
const [before, after, looked] = [24, 200, 800] as const

/** Returns the line of a version with the most of the words, shortened for a search result. */
export function findLine(lines: string, words: string[]): FoundLine | null {
  const finders = rootsOf(words).map(finderOf)
  const folded = foldLines(lines)
  let best = { score: 0, number: -1, at: 0 }
  for (const [number, line] of folded.entries()) {
    const places = finders.map((find) => find(line)).filter((place) => place >= 0)
    // If two lines have equally many, the shorter one wins.
    const score = places.length === 0 ? 0 : places.length - Math.min(line.length, 50_000) / 100_000
    if (score > best.score) best = { score, number, at: Math.min(...places) }
    if (places.length === finders.length && line.length < 400) break
  }
  if (best.score === 0) return null
  const [section = '', block = '', text = ''] = lines.split('\n')[best.number]!.split('\t')
  return {
    section,
    block,
    heading: headingOf(lines, section),
    ...cut(partOf(text, best.at - section.length - block.length - 2), words),
  }
}

/** The part of a long text around a place, in whole words, and whether something comes before and after it. */
function partOf(text: string, at: number) {
  const from = text.length > looked * 2 ? Math.max(0, at - looked / 4) : 0
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const end = text.length > looked * 2 ? Math.min(text.length, start + looked) : text.length
  return { text: text.slice(start, end), isBegun: start > 0, goesOn: end < text.length }
}

function headingOf(lines: string, section: string): string {
  const start = `\n${lines}`.indexOf(`\n${section}\t\t`)
  return start < 0 ? '' : lines.slice(start + section.length + 2).split('\n', 1)[0]!
}

/** Shortened at spaces, unless there is none. */
function cut({ text, isBegun, goesOn }: ReturnType<typeof partOf>, words: string[]): { text: string; marks: Span[] } {
  const marks = markWords(text, words)
  const first = marks[0]?.start ?? 0
  const wanted = Math.max(0, first - before)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const start = from > first ? text.lastIndexOf(' ', first) + 1 : from
  const most = Math.min(text.length, first + after)
  const space = text.lastIndexOf(' ', most)
  const end = most === text.length && !goesOn ? most : space > first ? space : most
  const [head, tail] = [isBegun || start > 0 ? '… ' : '', goesOn || end < text.length ? ' …' : '']
  const moved = head.length - start
  return {
    text: head + text.slice(start, end).replace(/[\ud800-\udbff]$/, '') + tail,
    marks: marks.filter((mark) => mark.end <= end).map((mark) => ({ start: mark.start + moved, end: mark.end + moved })),
  }
}
