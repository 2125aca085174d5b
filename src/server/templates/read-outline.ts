import type { Outline } from '#shared/brief.ts'
import { checkUpload } from './check-upload.ts'
import type { Extension, Upload } from './check-upload.ts'
import { decodeText } from './decode-text.ts'
import { clip, plainLine, tidyHeadings } from './heading.ts'
import type { Heading } from './heading.ts'
import { readDocx } from './read-docx.ts'
import { readJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPdf } from './read-pdf.ts'
import { readText } from './read-text.ts'
import { refusal } from './refusal.ts'

type Reader = (bytes: Uint8Array, progress: () => void) => Heading[] | Promise<Heading[]>

const readers: Record<Extension, Reader> = {
  '.docx': readDocx,
  '.pdf': readPdf,
  '.txt': (bytes) => readText(decodeText(bytes)),
  '.md': (bytes) => readMarkdown(decodeText(bytes)),
  '.json': (bytes) => readJson(decodeText(bytes)),
}

/** The headings of an uploaded document. Nobody vouches for its bytes: outside tests it is called only within limits. It uses up a PDF's bytes. */
export async function readOutline(file: Upload, progress: () => void = () => {}): Promise<Outline> {
  const read = readers[checkUpload(file)]
  const headings = tidyHeadings(await read(file.bytes, progress))
  if (headings.length === 0) throw refusal.noHeadings()
  return { filename: clip(plainLine(file.filename.split(/[\\/]/).at(-1) ?? '')), headings }
}
