import { bodyLines, headingsOfLines, type PdfLine } from './pdf-headings.ts'
import type { Line } from './line.ts'

/** In multiples of the line's size: a line further below begins a paragraph of its own. */
const furthest = 1.9
/** A bullet, a number, a letter in brackets, a label with its colon: a separate item. */
const point = /^(?:[-–•*·▪◦]|\(?[a-z]\)|\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+|[A-Z]{1,4}-?\d|\p{Lu}[\p{L} ]{1,30}:\s)/u

/** Joins lines of pages to paragraphs where they were only broken at the margin or the page's end. */
export function joinLines(lines: PdfLine[]): Line[] {
  const headings = headingsOfLines(lines)
  const joined: Line[] = []
  let last: PdfLine | undefined
  let next = 0
  for (const line of bodyLines(lines)) {
    const text = line.text.replace(/\s+/g, ' ').trim()
    const heading = headings[next]
    const open = joined.at(-1)
    if (heading !== undefined && (heading.text === text || heading.text.startsWith(`${text} `))) {
      // A heading of several lines is added whole.
      joined.push({ text: heading.text, level: heading.level })
      next++
    } else if (open?.level !== undefined && open.text.endsWith(` ${text}`)) {
      // Its second line.
    } else if (open && open.level === undefined && last && goesOn(last, line) && !point.test(text))
      open.text = `${open.text} ${text}`
    else joined.push({ text })
    last = line
  }
  return joined
}

const goesOn = (last: PdfLine, line: PdfLine) =>
  last.page === line.page &&
  last.size === line.size &&
  last.y - line.y > 0 &&
  last.y - line.y < line.size * furthest &&
  !/[.:;!?]\s*$/.test(last.text)
