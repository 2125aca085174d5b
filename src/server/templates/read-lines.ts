import { checkUpload, type Upload } from './check-upload.ts'
import { decodeText } from '#shared/decode-text.ts'
import type { Heading } from './heading.ts'
import { readWord } from './word/read-word.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPdfLines } from './read-pdf.ts'
import { readText } from './read-text.ts'
import { refusal } from './refusal.ts'
import { withPicturesDescribed } from './describe-picture.ts'
import type { Line } from './line.ts'
import type { Unread } from '#shared/uploaded-brief.ts'

/** Characters; anything longer is not a brief, and the page has to show it. */
const mostCharacters = 1_000_000

/** The text of a file in lines, and what the file shows besides. */
export type ReadText = { lines: Line[]; unread: Unread[] }

/** The whole text of an uploaded document, line by line. The file is not trusted: this is called only within limits. */
export async function readLines(file: Upload, progress: () => void = () => {}): Promise<ReadText> {
  const { lines, unread } = await read(file, progress)
  const characters = lines.reduce((sum, { text }) => sum + text.length + 1, 0)
  if (characters > mostCharacters) throw refusal.tooLong()
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw refusal.noText()
  return { lines, unread }
}

async function read(file: Upload, progress: () => void): Promise<ReadText> {
  const extension = checkUpload(file)
  if (extension === '.json') throw refusal.noBrief()
  if (extension === '.docx') return readWord(file.bytes, progress)
  if (extension === '.pdf') return { lines: await readPdfLines(file.bytes, progress), unread: [] }
  const text = decodeText(file.bytes).replace(/^\uFEFF/, '')
  const lines = text.split(/\r\n|[\n\r\u2028]/)
  const marked =
    extension === '.md' ? markHeadings(lines.map(withPicturesDescribed), readMarkdown(text)) : markHeadings(lines, readText(text))
  return { lines: marked, unread: [] }
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
