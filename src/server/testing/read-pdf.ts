import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
export type ReadPdf = {
  pages: number
  /** All text without white space and break marks, so that line breaks do not matter. */
  text: string
  /** Pieces of text in the order of the file, with their height above the bottom of the page in points. */
  pieces: { page: number; y: number; text: string }[]
  /** The titles of the bookmarks of all levels, in order. */
  bookmarks: string[]
  /** PostScript names of the embedded fonts, without their subset tags. */
  fonts: string[]
  /** Words outside the page's margins, with their page. */
  outside: string[]
  /** Links within the document: the page and bottom of each, and the page and height of its target, in points from the bottom. */
  links: { from: { page: number; y: number }; to: { page: number; y: number } }[]
  information: Record<string, unknown>
  tagged: boolean
  /** Embedded files, as text by name. */
  attachments: Record<string, string>
  /** The standard in the metadata, such as `PDF/UA-1`. */
  conformance: string
}

export const bare = (text: string) => text.replaceAll(/[\s\u200B]/g, '')

/** Minimum distance in points of any text from the edge of the page. */
const margin = 60

/** Reads a PDF's pages, text, links and metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice())
  const found: ReadPdf = {
    pages: pdf.numPages,
    text: '',
    pieces: [],
    bookmarks: titlesOf(await pdf.getOutline()),
    fonts: fontNames(bytes),
    outside: [],
    links: [],
    information: (await pdf.getMetadata()).info as Record<string, unknown>,
    tagged: ((await pdf.getMarkInfo()) as { Marked?: boolean } | null)?.Marked ?? false,
    attachments: attachmentsOf(await pdf.getAttachments()),
    conformance: conformanceOf((await pdf.getMetadata()).metadata),
  }
  for (let number = 1; number <= pdf.numPages; number++) await readPage({ pdf, number, found })
  await pdf.destroy()
  return found
}

async function readPage({ pdf, number, found }: { pdf: Proxy; number: number; found: ReadPdf }) {
  const page = await pdf.getPage(number)
  const width = page.getViewport({ scale: 1 }).width
  for (const { dest, rect } of await page.getAnnotations()) {
    if (!Array.isArray(dest)) continue
    const to = { page: (await pdf.getPageIndex(dest[0])) + 1, y: Number(dest[3]) }
    found.links.push({ from: { page: number, y: Number(rect[1]) }, to })
  }
  const { items } = await page.getTextContent()
  for (const item of items) {
    if (!('str' in item)) continue
    found.text += bare(item.str)
    found.pieces.push({ page: number, y: Number(item.transform[5]), text: item.str })
    const left = Number(item.transform[4])
    if (item.str.trim() !== '' && (left < margin || left + item.width > width - margin))
      found.outside.push(`${number}: ${item.str}`)
  }
}

type Attachments = Record<string, { filename: string; content: Uint8Array }> | null

const attachmentsOf = (found: Attachments) =>
  Object.fromEntries(Object.values(found ?? {}).map(({ filename, content }) => [filename, Buffer.from(content).toString('utf8')]))

/** ISO 14289-1, 5 and ISO 19005-3, 6.6.4 define the properties. */
function conformanceOf(metadata: { get(name: string): unknown } | null): string {
  const read = (name: string) => (metadata?.get(name) as string | undefined) ?? ''
  if (read('pdfuaid:part') !== '') return `PDF/UA-${read('pdfuaid:part')}`
  return read('pdfaid:part') === '' ? '' : `PDF/A-${read('pdfaid:part')}${read('pdfaid:conformance')}`
}

type Outline = { title: string; items: Outline }[] | null

function titlesOf(outline: Outline): string[] {
  return (outline ?? []).flatMap((entry) => [entry.title, ...titlesOf(entry.items)])
}

function fontNames(bytes: Uint8Array): string[] {
  const names = [...packedObjects(Buffer.from(bytes).toString('latin1'))]
    .join('\n')
    .matchAll(/\/FontName\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)
  return [...new Set([...names].map(([, name = '']) => name))].toSorted()
}

/** Yields the file itself, and the objects in its compressed object streams. */
function* packedObjects(file: string): Generator<string> {
  yield file
  for (const found of file.matchAll(/\/Type \/ObjStm[^>]*\/Length (\d+) >>\nstream\n/g)) {
    const start = found.index + found[0].length
    yield inflateSync(Buffer.from(file.slice(start, start + Number(found[1])), 'latin1')).toString('latin1')
  }
}

export const hasQpdf = spawnSync('qpdf', ['--version']).status === 0
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

/** Returns the errors that `qpdf --check` reports; empty if the structure of the file is sound. */
export function qpdfError(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'qpdf-'))
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? '' : `${stdout}${stderr}`
}
