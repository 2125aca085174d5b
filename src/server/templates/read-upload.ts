import type { Outline } from '#shared/brief.ts'
import { checkTemplate, type TemplateExtension, type Upload } from './check-upload.ts'
import { decodeText } from '#shared/decode-text.ts'
import { clip, plainLine, tidyHeadings } from './heading.ts'
import type { Heading } from './heading.ts'
import { readDocx } from './read-docx.ts'
import { readJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPdf } from './read-pdf.ts'
import { readText } from './read-text.ts'
import { refusal } from './refusal.ts'

type Reader = (bytes: Uint8Array, progress: () => void) => Heading[] | Promise<Heading[]>
/** The useful content of an uploaded document. */
export type ReadUpload = {
  outline: Outline
  /** Its design, packed, if it can be used. */
  template: Uint8Array | null
  /** The parts of its design that cannot be used, in a sentence each. */
  warnings: string[]
}

const readers: Record<Exclude<TemplateExtension, '.docx' | '.dotx'>, Reader> = {
  '.pdf': readPdf,
  '.txt': (bytes) => readText(decodeText(bytes)),
  '.md': (bytes) => readMarkdown(decodeText(bytes)),
  '.json': (bytes) => readJson(decodeText(bytes)),
}

/**
 * Reads an uploaded document. The file is not trusted: outside tests this is called only within limits. The buffer of a PDF cannot be used
 * afterwards.
 */
export async function readUpload(file: Upload, progress: () => void = () => {}): Promise<ReadUpload> {
  const extension = checkTemplate(file)
  const filename = clip(plainLine(file.filename.split(/[\\/]/).at(-1) ?? ''))
  if (extension === '.docx' || extension === '.dotx') {
    const { headings, look } = await readDocx(file.bytes, progress)
    if (headings.length === 0 && look.packed === null) throw refusal.noHeadings()
    return { outline: { filename, headings: tidyHeadings(headings) }, template: look.packed, warnings: look.warnings }
  }
  const headings = tidyHeadings(await readers[extension](file.bytes, progress))
  if (headings.length === 0) throw refusal.noHeadings()
  return { outline: { filename, headings }, template: null, warnings: [] }
}
