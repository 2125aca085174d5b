import type { getDocumentProxy } from 'unpdf'
import type { Heading } from './heading.ts'
import { headingsOfLines, isPicture, type PdfLine, bodyLines } from './pdf-headings.ts'
import { refusal } from './refusal.ts'
import { describePicture } from './describe-picture.ts'
import type { Unread } from '#shared/uploaded-brief.ts'
import type { Line, ReadText } from './line.ts'

/** In multiples of the line's size: a line further below begins a paragraph of its own. */
const furthest = 1.9
/** A bullet, a number, a letter in brackets, a label with its colon: a separate item. */
const point = /^(?:[-–•*·▪◦]|\(?[a-z]\)|\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+|[A-Z]{1,4}-?\d|\p{Lu}[\p{L} ]{1,30}:\s)/u

/** Joins lines of pages to paragraphs where they were only broken at the margin or the page's end. */
function joinLines(lines: PdfLine[]): Line[] {
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

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
/** The maximum number of pages, of which the first ones are read. */
const mostPages = 2_000
const mostPagesRead = 300
const mostCharacters = 1_000_000
const mostBookmarks = 2000

/** The headings of a PDF: its bookmarks, else its larger and its numbered lines. The buffer cannot be used afterwards. */
export async function readPdf(bytes: Uint8Array, progress: () => void): Promise<Heading[]> {
  const pdf = await openPdf(bytes)
  progress()
  try {
    const bookmarks = await readBookmarks(pdf)
    if (bookmarks.length > 1) return bookmarks
    const lines = await readLines(pdf, progress)
    if (lines.length === 0 && bookmarks.length === 0) throw refusal.scanned()
    const headings = headingsOfLines(lines)
    return headings.length > 0 ? headings : bookmarks
  } finally {
    await pdf.destroy()
  }
}

/** The whole text of a PDF with headings marked, and its pages without text. The buffer cannot be used afterwards. */
export async function readPdfText(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const pdf = await openPdf(bytes)
  progress()
  try {
    const lines = await readLines(pdf, progress, true)
    if (lines.every(isPicture)) throw refusal.scanned()
    return { lines: joinLines(lines), unread: unreadOf(lines, Math.min(pdf.numPages, mostPagesRead)) }
  } finally {
    await pdf.destroy()
  }
}

/** Pages without any text are scanned; pictures have the page that they are on. */
function unreadOf(lines: PdfLine[], pages: number): Unread[] {
  const withText = new Set(lines.filter((line) => !isPicture(line)).map(({ page }) => page))
  const scans = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !withText.has(page))
  return [
    ...scans.map((page): Unread => ({ kind: 'scan', page })),
    ...lines
      .filter(isPicture)
      .map(({ text, page }): Unread => ({ kind: 'picture', page, text: text.replace(/^\[\w+: (.*)\]$/, '$1') })),
  ]
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await loadPdf(bytes)
  if (pdf.numPages <= mostPages) return pdf
  await pdf.destroy()
  throw refusal.tooManyPages(pdf.numPages, mostPages)
}

async function loadPdf(bytes: Uint8Array): Promise<Pdf> {
  // Loaded here, because it costs 30 MB and no other kind of template needs it.
  const { getDocumentProxy } = await import('unpdf')
  try {
    const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, maxImageSize: 2 ** 20, verbosity: 0 }
    return await getDocumentProxy(spansItsBuffer(bytes) ? bytes : new Uint8Array(bytes), options)
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? refusal.encrypted() : refusal.damaged()
  }
}

/** The reader takes over the whole buffer, so it must not be shared. */
const spansItsBuffer = (bytes: Uint8Array) => !Buffer.isBuffer(bytes) && bytes.byteLength === bytes.buffer.byteLength

async function readBookmarks(pdf: Pdf): Promise<Heading[]> {
  const headings: Heading[] = []
  const waiting = (await pdf.getOutline().catch(() => null))?.map((item) => ({ item, level: 1 })).toReversed() ?? []
  for (let next = waiting.pop(); next && headings.length < mostBookmarks; next = waiting.pop()) {
    const { item, level } = next
    headings.push({ level: Math.min(level, 9), text: item.title })
    for (const below of item.items.toReversed()) waiting.push({ item: below, level: level + 1 })
  }
  return headings
}

async function readLines(pdf: Pdf, progress: () => void, tellsPictures = false): Promise<PdfLine[]> {
  const lines: PdfLine[] = []
  let [characters, broken] = [0, 0]
  const count = Math.min(pdf.numPages, mostPagesRead)
  for (let page = 1; page <= count && characters < mostCharacters; page++) {
    const found = await linesOfPage(pdf, page).catch(() => undefined)
    if (found === undefined) broken++
    else lines.push(...found, ...(tellsPictures ? await picturesOfPage(pdf, page).catch(() => []) : []))
    characters += found?.reduce((sum, { text }) => sum + text.length, 0) ?? 0
    progress()
  }
  if (broken === count) throw refusal.damaged()
  return lines
}

type StructNode = { role?: string; alt?: string; children?: StructNode[] }

const figuresIn = ({ role, alt, children = [] }: StructNode): string[] =>
  role === 'Figure' ? [describePicture(alt)] : children.flatMap(figuresIn)

/** Pictures are listed after the text of their page; a tagged PDF (ISO 32000, 14.7) contains their descriptions. */
async function picturesOfPage(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number)
  const tree = (await page.getStructTree()) as StructNode | null
  return tree ? figuresIn(tree).map((text): PdfLine => ({ page: number, y: 0, size: 0, text, height: heightOf(page) })) : []
}

const heightOf = ({ view }: { view: number[] }) => (view[3] ?? 0) - (view[1] ?? 0)

/** Runs of text at the same height are a line. */
async function linesOfPage(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const lines: PdfLine[] = []
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const [, , skew, scale, , fromOrigin] = item.transform as [number, number, number, number, number, number]
    const y = fromOrigin - (page.view[1] ?? 0)
    const size = Math.round(Math.hypot(skew, scale) * 2) / 2
    const line = lines.at(-1)
    if (line && Math.abs(line.y - y) < 2) {
      line.text += item.str
      line.size = Math.max(line.size, size)
    } else lines.push({ page: number, y, size, text: item.str, height: heightOf(page) })
  }
  page.cleanup()
  return lines.filter(({ text }) => text.trim() !== '')
}
