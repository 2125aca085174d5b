import type { Heading } from './heading.ts'

const numbered = /^(\d{1,3}(?:\.\d{1,3}){0,7})[.)]?\s+\S/
const longestTitle = 100
/** Lines; a longer file is not just a list of headings. */
const longestList = 100

/** A line that could be a heading: short, begins with a letter or number, and does not end like a sentence. */
export function looksLikeTitle(line: string): boolean {
  const text = line.trim()
  return text.length > 1 && text.length <= longestTitle && /^[\p{L}\p{N}]/u.test(text) && !/[.,;:!?]$/.test(text)
}

/** `2.1 Scope` is a heading of level 2. */
export function numberedHeading(line: string): Heading | undefined {
  const number = numbered.exec(line.trim())?.[1]
  if (number === undefined || !looksLikeTitle(line)) return undefined
  return { level: number.split('.').length, text: line.trim() }
}

/** The headings of plain text: underlined, marked with #, numbered or in capitals; else every line of a short list. */
export function readText(text: string): Heading[] {
  const lines = text.split(/\r\n|[\n\r\u2028]/).map((line) => line.slice(0, 1000))
  const marked = lines.flatMap((line, index) => markedHeading(line, lines[index - 1] ?? '', lines[index + 1] ?? '') ?? [])
  if (marked.length > 1) return marked
  const anyNumbered = lines.flatMap((line) => numberedHeading(line) ?? [])
  if (anyNumbered.length > 1) return anyNumbered
  return marked.length > 0 ? marked : plainList(lines)
}

function markedHeading(line: string, before: string, after: string): Heading | undefined {
  const text = line.trim()
  const hash = /^(#{1,6})\s+(\S.*)$/.exec(text)
  if (hash) return { level: hash[1]!.length, text: hash[2]!.replace(/\s#+$/, '') }
  if (text === '' || text.length > longestTitle * 2) return undefined
  if (/^={3,}$/.test(after.trim())) return { level: 1, text }
  if (/^-{3,}$/.test(after.trim())) return { level: 2, text }
  const standsAlone = before.trim() === ''
  const heading = numberedHeading(text)
  // A single number may also begin a list item.
  if (heading && (heading.level > 1 || standsAlone)) return heading
  return standsAlone && isCapitals(text) ? { level: 1, text: text } : undefined
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && looksLikeTitle(text)
function plainList(lines: string[]): Heading[] {
  const items = lines.map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim()).filter((line) => line !== '')
  const isList = items.length > 1 && items.length <= longestList && items.every((item) => looksLikeTitle(item))
  return isList ? items.map((text) => ({ level: 1, text })) : []
}
