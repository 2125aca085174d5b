import { groupBy } from '#shared/group-by.ts'
import type { Heading } from './heading.ts'
import { numberedHeading } from './read-text.ts'

/**
 * `y` and `size` in points, `y` from the bottom of the page; `height` is that of the page. A row of a table has the lines of each of its
 * cells.
 */
export type PdfLine = { page: number; y: number; size: number; text: string; height: number; cells?: string[][] }

/** The text of a picture is known, but not its position. */
export const isPicture = ({ size }: PdfLine) => size === 0

/** A heading is larger than the body text by at least this factor. */
const larger = 1.12
const mostLevels = 4
/** A line that is repeated at the same height on this many pages is a header or footer, */
const repeats = 3
/** if it is within this share of the page's height from an edge, with only others of its kind in between. */
const edge = 0.15
const longestHeading = 140

/** Without lines that are repeated on every page, and without a table of contents. */
export function bodyLines(lines: PdfLine[]): PdfLine[] {
  const body = bodySize(lines)
  // Page numbers change, the line around them does not; among headings, `Phase 1` and `Phase 2` are different.
  const keyOf = ({ text, size, y }: PdfLine) => `${Math.round(y)} ${(size > body ? text : text.replace(/\d+/g, '#')).trim()}`
  const repeated = repeatedLines(lines, keyOf)
  return lines.filter((line) => !repeated.has(line) && !isContentsEntry(line.text))
}

/** Headings of a PDF without bookmarks: lines larger than the body text, and numbered lines. */
export function headingsOfLines(lines: PdfLine[]): Heading[] {
  const body = bodySize(lines)
  const candidates = bodyLines(lines).filter(({ cells }) => !cells)
  const large = joinBroken(candidates, body * larger).filter(({ size }) => size > body * larger)
  const sizes = headingSizes(large)
  return joinBroken(candidates, body * larger).flatMap((line) => {
    const place = sizes.indexOf(line.size)
    const text = line.text.trim()
    if (place >= 0 && text.length > 2 && text.length < longestHeading) return [{ level: place + 1, text }]
    const numbered = line.size >= body ? numberedHeading(text) : undefined
    return numbered && /^[\d.)]+\s+\p{Lu}/u.test(text) ? [numbered] : []
  })
}

/** The size of most characters. */
function bodySize(lines: PdfLine[]): number {
  const characters = new Map<number, number>()
  for (const { size, text } of lines) characters.set(size, (characters.get(size) ?? 0) + text.length)
  return [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** The largest first; the size of the title, which only occurs on the first page, is not a level. */
function headingSizes(large: PdfLine[]): number[] {
  const sizes = [...new Set(large.map(({ size }) => size))].toSorted((a, b) => b - a)
  const ofTitle = sizes[0]
  const isTitle =
    sizes.length > 1 &&
    large.filter(({ size }) => size === ofTitle).every(({ page, size }, index) => page === 1 && index < 2 && size === ofTitle)
  return sizes.slice(isTitle ? 1 : 0, mostLevels + (isTitle ? 1 : 0))
}

/** A heading of several lines continues in the next line, in the same size and directly below. */
function joinBroken(lines: PdfLine[], from: number): PdfLine[] {
  const joined: PdfLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last?.page === line.page &&
      last.size === line.size &&
      line.size > from &&
      last.y - line.y > 0 &&
      last.y - line.y < line.size * 1.5
    if (goesOn && !numberedHeading(line.text))
      joined[joined.length - 1] = { ...line, text: `${last.text.trim()} ${line.text.trim()}` }
    else joined.push(line)
  }
  return joined
}

/** Headers and footers, but never a table row that is repeated in the text. Pictures have no position and are compared by their text. */
function repeatedLines(lines: PdfLine[], keyOf: (line: PdfLine) => string): Set<PdfLine> {
  const pagesOf = groupBy(lines, ({ page }) => page)
  const pagesWith = new Map<string, Set<number>>()
  for (const line of lines) {
    const key = keyOf(line)
    pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(line.page))
  }
  const isRepeated = (line: PdfLine) => pagesWith.get(keyOf(line))!.size >= repeats
  const outermost = (fromEdge: PdfLine[], isNear: (line: PdfLine) => boolean) => {
    const end = fromEdge.findIndex((line) => !isNear(line) || !isRepeated(line))
    return end === -1 ? fromEdge : fromEdge.slice(0, end)
  }
  return new Set(
    [...pagesOf.values()].flatMap((page) => {
      const down = page.filter((line) => !isPicture(line)).toSorted((a, b) => b.y - a.y)
      return [
        ...outermost(down, ({ y, height }) => y > height * (1 - edge)),
        ...outermost(down.toReversed(), ({ y, height }) => y < height * edge),
        ...page.filter((line) => isPicture(line) && isRepeated(line)),
      ]
    }),
  )
}

const isContentsEntry = (text: string) => /(?:\.\s?){4,}\d{0,4}\s*$/.test(text.slice(-60))
