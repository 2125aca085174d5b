import { type BriefExtension, checkBrief, type Upload } from './check-upload.ts'
import { decodeText } from '#shared/decode-text.ts'
import type { Heading } from './heading.ts'
import { readWord } from './word/read-word.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPdfText } from './read-pdf.ts'
import { readEmail } from './email/read-email.ts'
import { readOutlook } from './email/read-outlook.ts'
import { readOdt } from './odt/read-odt.ts'
import { readRtf } from './rtf/read-rtf.ts'
import { readSheetLines } from './sheet/read-sheet-lines.ts'
import { readText } from './read-text.ts'
import { refusal } from './refusal.ts'
import { withPicturesDescribed } from './describe-picture.ts'
import type { Line, ReadText } from './line.ts'

/** Characters; anything longer is not a brief, and the page has to show it. */
const mostCharacters = 1_000_000

/** The whole text of an uploaded document, line by line. The file is not trusted: this is called only within limits. */
export async function readLines(file: Upload, progress: () => void = () => {}): Promise<ReadText> {
  const { lines, unread } = withoutControls(await read(file, progress))
  const characters = lines.reduce((sum, { text }) => sum + text.length + 1, 0)
  if (characters > mostCharacters) throw refusal.tooLong()
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw refusal.noText()
  return { lines, unread }
}

/** Controls and halves of characters, which no database and no document takes. */
const controls = /(?![\t\n\r])\p{Cc}/gu
const clean = <Value>(value: Value) => (typeof value === 'string' ? value.replaceAll(controls, '').toWellFormed() : value)
const cleanAll = <Entry extends object>(entry: Entry) =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, clean(value)])) as Entry

const withoutControls = ({ lines, unread }: ReadText): ReadText => ({ lines: lines.map(cleanAll), unread: unread.map(cleanAll) })

type Reader = (bytes: Uint8Array, progress: () => void) => ReadText | Promise<ReadText>

const readers: Record<BriefExtension, Reader> = {
  '.docx': readWord,
  '.dotx': readWord,
  '.odt': readOdt,
  '.rtf': readRtf,
  '.pdf': readPdfText,
  '.xlsx': readSheetLines,
  '.eml': readEmail,
  '.msg': readOutlook,
  '.md': (bytes) => readMarked(bytes, (lines, text) => markHeadings(lines.map(withPicturesDescribed), readMarkdown(text))),
  '.txt': (bytes) => readMarked(bytes, (lines, text) => markHeadings(lines, readText(text))),
}

const read = (file: Upload, progress: () => void) => readers[checkBrief(file)](file.bytes, progress)

function readMarked(bytes: Uint8Array, mark: (lines: string[], text: string) => Line[]): ReadText {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  return { lines: mark(text.split(/\r\n|[\n\r\u2028]/), text), unread: [] }
}

/** A line of Markdown or plain text without the marks of a heading. */
const bare = (line: string) =>
  line
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\s#+\s*$/, '')
    .replace(/[*_`\\]/g, '')
    .trim()

const underline = /^\s*(?:={2,}|-{2,})\s*$/

/** Assigns the headings that a reader found, in order, to their lines. */
export function markHeadings(lines: string[], headings: Heading[]): Line[] {
  let next = 0
  let isUnderlined = false
  return lines.flatMap((line): Line[] => {
    if (isUnderlined && underline.test(line)) return []
    isUnderlined = false
    const heading = headings[next]
    if (heading === undefined || bare(line) !== bare(heading.text)) return [{ text: line.trimEnd() }]
    next++
    isUnderlined = true
    return [{ text: bare(line), level: heading.level }]
  })
}
