import type { getDocumentProxy } from 'unpdf'
import type { Heading } from './heading.ts'
import { joinLines } from './join-pdf-lines.ts'
import { headingsOfLines, isPicture, type PdfLine } from './pdf-headings.ts'
import { refusal } from './refusal.ts'
import { describePicture } from './describe-picture.ts'
import { inReadingOrder, type PdfAnnotation, unreadOf as unreadOnPage, withTyped } from './pdf-annotations.ts'
import { countNamedMaps, type NamedMaps, unknownLetters, withoutUnknown } from './pdf-letters.ts'
import { linesOfItems } from './pdf-lines.ts'
import type { Unread } from '#shared/uploaded-brief.ts'
import type { ReadText } from './line.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>> & { maps: NamedMaps }
const mostPages = 2_000
/** The first pages are enough for headings. */
const mostPagesOfHeadings = 300
const mostCharacters = 1_000_000
const mostBookmarks = 2000

/** The headings of a PDF: its bookmarks, else its larger and its numbered lines. The buffer cannot be used afterwards. */
export async function readPdf(bytes: Uint8Array, progress: () => void): Promise<Heading[]> {
  const pdf = await openPdf(bytes, progress)
  progress()
  try {
    const bookmarks = await readBookmarks(pdf)
    if (bookmarks.length > 1) return bookmarks
    const pages = await readLines(pdf, progress, mostPagesOfHeadings)
    const { lines } = pages
    if (lines.every(isPicture) && bookmarks.length === 0) throw withoutText(pages)
    const headings = headingsOfLines(lines)
    return headings.length > 0 ? headings : bookmarks
  } finally {
    await pdf.destroy()
  }
}

/** The whole text of a PDF with headings marked, and its pages without text. The buffer cannot be used afterwards. */
export async function readPdfText(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const pdf = await openPdf(bytes, progress)
  progress()
  try {
    const pages = await readLines(pdf, progress)
    if (pages.count < pdf.numPages) throw refusal.tooLong()
    if (pages.lines.every(isPicture)) throw withoutText(pages)
    return { lines: joinLines(pages.lines), unread: unreadOf(pages) }
  } finally {
    await pdf.destroy()
  }
}

const isLetters = ({ kind }: Unread) => kind === 'letters'
const withoutText = ({ unread }: Pages) => (unread.some(isLetters) ? refusal.unknownLetters() : refusal.scanned())

/** Pages without any text are scanned; pictures have the page that they are on. */
function unreadOf({ lines, unread, count }: Pages): Unread[] {
  const withText = new Set([...lines.filter((line) => !isPicture(line)), ...unread.filter(isLetters)].map(({ page }) => page))
  const scans = Array.from({ length: count }, (_, index) => index + 1).filter((page) => !withText.has(page))
  return [
    ...scans.map((page): Unread => ({ kind: 'scan', page })),
    ...lines
      .filter(isPicture)
      .map(({ text, page }): Unread => ({ kind: 'picture', page, text: text.replace(/^\[\w+: (.*)\]$/, '$1') })),
    ...unread,
  ]
}

async function openPdf(bytes: Uint8Array, progress: () => void): Promise<Pdf> {
  const pdf = await loadPdf(bytes, progress)
  if (pdf.numPages <= mostPages) return pdf
  await pdf.destroy()
  throw refusal.tooManyPages(pdf.numPages, mostPages)
}

async function loadPdf(bytes: Uint8Array, progress: () => void): Promise<Pdf> {
  // Loaded here, because it costs 30 MB and no other kind of template needs it.
  const { getDocumentProxy } = await import('unpdf')
  progress()
  try {
    const { maps, Files } = countNamedMaps()
    const files = { BinaryDataFactory: Files, useWorkerFetch: false, cMapUrl: 'none/', cMapPacked: true }
    const options = {
      ...files,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 2 ** 20,
      verbosity: 0,
    }
    const pdf = await getDocumentProxy(spansItsBuffer(bytes) ? bytes : new Uint8Array(bytes), options)
    return Object.assign(pdf, { maps })
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

type Pages = { lines: PdfLine[]; unread: Unread[]; /** Pages that are read. */ count: number; characters: number }

async function readLines(pdf: Pdf, progress: () => void, most = pdf.numPages): Promise<Pages> {
  const pages: Pages = { lines: [], unread: [], count: 0, characters: 0 }
  let broken = 0
  while (pages.count < Math.min(pdf.numPages, most) && pages.characters < mostCharacters) {
    const number = ++pages.count
    const found = await linesOfPage(pdf, number).catch(() => undefined)
    if (found === undefined) broken++
    else {
      const pictures = await picturesOfPage(pdf, number).catch(() => [])
      pages.lines.push(...found.lines, ...pictures)
      pages.unread.push(...found.unread)
      pages.characters += found.lines.reduce((sum, { text }) => sum + text.length, 0)
    }
    progress()
  }
  if (broken === pages.count) throw refusal.damaged()
  return pages
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

/** With what is typed and ticked on the page. */
async function linesOfPage(pdf: Pdf, number: number): Promise<{ lines: PdfLine[]; unread: Unread[] }> {
  const page = await pdf.getPage(number)
  const asked = pdf.maps.asked
  const { items } = await page.getTextContent()
  const found = (await page.getAnnotations().catch(() => [])) as PdfAnnotation[]
  const annotations = inReadingOrder(found.filter(({ rect }) => rect?.length === 4))
  const { known, isWhole } = withoutUnknown(items.filter((item) => 'str' in item))
  const lines = linesOfItems(withTyped(known, annotations), { number, bottom: page.view[1] ?? 0, height: heightOf(page) })
  page.cleanup()
  const unread = unreadOnPage(annotations, number)
  return { lines, unread: isWhole && pdf.maps.asked === asked ? unread : [unknownLetters(number), ...unread] }
}
