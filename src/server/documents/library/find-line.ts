import { foldWord, searchWords } from '../texts/search-words.ts'

/** From one character to before another. */
export type Span = { start: number; end: number }
export type FoundLine = { section: string; block: string; heading: string; text: string; marks: Span[] }

/** Said so often that they mark nothing, unless nothing else is asked for. */
const common = new Set('the a an and or of to in for is are be must on with by at as it that this from'.split(' '))

/** What is alike in the forms of a word. */
const rootOf = (word: string) => (/^[a-z]{6,}$/.test(word) ? word.slice(0, -2) : word)

const rootsOf = (words: string[]) => {
  const telling = words.filter((word) => !common.has(word))
  return (telling.length > 0 ? telling : words).map(rootOf)
}

/** Where in a text the words stand, in whatever form. */
export function markWords(text: string, words: string[]): Span[] {
  const roots = rootsOf(words)
  return searchWords(text)
    .filter(({ word }) => roots.some((root) => word.startsWith(root)))
    .map(({ at, length }) => ({ start: at, end: at + length }))
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
}

/** Numbers and ids as one word, as the index has them. */
const joinDigits = (text: string) => text.replaceAll(/(?<=\d)[,.’'](?=\d{3})/g, '').replaceAll(/(?<=[a-z])-(?=\d)/g, '')

/** Characters around the first of the words that are shown. */
const [before, after] = [24, 200] as const

/** Of what a version says, the line that holds the most of the words, cut to what a row shows. */
export function findLine(lines: string, words: string[]): FoundLine | null {
  const roots = rootsOf(words)
  const hasDigits = roots.some((root) => /\d/.test(root))
  let best = { score: 0, line: '' }
  for (const line of lines.split('\n')) {
    const folded = foldWord(line)
    const text = hasDigits ? joinDigits(folded) : folded
    const found = roots.filter((root) => text.includes(root)).length
    // Of two that hold as many, the shorter says it more plainly.
    const score = found === 0 ? 0 : found - Math.min(line.length, 50_000) / 100_000
    if (score > best.score) best = { score, line }
    if (found === roots.length && line.length < 400) break
  }
  if (best.score === 0) return null
  const [section = '', block = '', text = ''] = best.line.split('\t')
  return { section, block, heading: headingOf(lines, section), ...cut(text, words) }
}

function headingOf(lines: string, section: string): string {
  const start = `\n${lines}`.indexOf(`\n${section}\t\t`)
  return start < 0 ? '' : lines.slice(start + section.length + 2).split('\n', 1)[0]!
}

function cut(text: string, words: string[]): { text: string; marks: Span[] } {
  const marks = markWords(text, words)
  const first = marks[0]?.start ?? 0
  const wanted = Math.max(0, first - before)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const start = from > first ? wanted : from
  const end = Math.min(text.length, first + after)
  const [head, tail] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  const moved = head.length - start
  return {
    text: head + text.slice(start, end).replace(/[\ud800-\udbff]$/, '') + tail,
    marks: marks.filter((mark) => mark.end <= end).map((mark) => ({ start: mark.start + moved, end: mark.end + moved })),
  }
}
