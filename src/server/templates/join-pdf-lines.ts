import { bodyLines, headingsOfLines, type PdfLine } from './pdf-headings.ts'
import type { Line } from './line.ts'
import { rowText } from './pdf-lines.ts'

/** In multiples of the line's size: a line further below begins a paragraph of its own. */
const furthest = 1.9
/** A bullet, a number, a letter in brackets, a label with its colon: a separate item. */
const point = /^(?:[-–•*·▪◦☐☑☒✓✗]|\(?[a-z]\)|\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+|[A-Z]{1,4}-?\d|\p{Lu}[\p{L} ]{1,30}:\s)/u

/** Joins lines of pages to paragraphs where they were only broken at the margin or the page's end. */
export function joinLines(lines: PdfLine[]): Line[] {
  const headings = headingsOfLines(lines)
  const joined: Line[] = []
  let last: PdfLine | undefined
  const joinAtMargin = createJoiner(lines)
  let next = 0
  for (const line of bodyLines(lines)) {
    const text = line.text.replace(/\s+/g, ' ').trim()
    const heading = headings[next]
    const open = joined.at(-1)
    if (line.cells) joined.push({ text: rowText(line.cells.map((cell) => cell.reduce(joinAtMargin, '').trim())) })
    else if (heading !== undefined && (heading.text === text || heading.text.startsWith(`${text} `))) {
      // A heading of several lines is added whole.
      joined.push({ text: heading.text, level: heading.level })
      next++
    } else if (open?.level !== undefined && open.text.endsWith(` ${text}`)) {
      // Its second line.
    } else if (open && open.level === undefined && last && goesOn(last, line) && !point.test(text))
      open.text = joinAtMargin(open.text, text)
    else joined.push({ text })
    last = line
  }
  return joined
}

const goesOn = (last: PdfLine, line: PdfLine) =>
  !last.cells &&
  last.page === line.page &&
  last.size === line.size &&
  last.y - line.y > 0 &&
  last.y - line.y < line.size * furthest &&
  !/[.:;!?]\s*$/.test(last.text)

const broken = /(\p{L}{2,})-$/u
const continued = /^\p{Ll}+/u
/** Before these, a hyphen replaces the end of another word: `read- and write access`. */
const conjunction = /^(?:and|or|und|oder|bzw|sowie|et|ou|y|o)\b/

/** Joins two lines of a paragraph. A hyphen at the margin stays where the document has the word with it, or both halves as words. */
function createJoiner(lines: PdfLine[]) {
  let counts: Map<string, number> | undefined
  const countOf = (word: string) => {
    counts ??= countWords(lines)
    return counts.get(word) ?? 0
  }
  return (above: string, below: string): string => {
    if (above.endsWith('\u00ad')) return above.slice(0, -1) + below
    if (/\p{L}-$/u.test(above) && /^[\p{Lu}\p{N}]/u.test(below)) return above + below
    const first = conjunction.test(below) ? undefined : broken.exec(above)?.[1]?.toLowerCase()
    const second = continued.exec(below)?.[0]
    if (first === undefined || second === undefined) return `${above} ${below}`
    const isOne = countOf(first + second) > 0
    // The second half itself begins a line.
    const isTwo = countOf(`${first}-${second}`) > 0 || (countOf(first) > 0 && countOf(second) > 1)
    return (isTwo && !isOne ? above : above.slice(0, -1)) + below
  }
}

function countWords(lines: PdfLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?![\p{L}-])/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
