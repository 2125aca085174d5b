import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { findAll, paragraphText, readParts, readXml } from './read-office.ts'
import { bare } from './read-pdf.ts'

export const hasOffice = spawnSync('soffice', ['--version'], { timeout: 20_000 }).status === 0

/** Converts Word files to PDF with one run of LibreOffice; `names` preserves the order. */
export function pagesOfWord(files: readonly Uint8Array[]): Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'word-'))
  try {
    const paths = files.map((bytes, index) => {
      const path = join(folder, `${index}.docx`)
      writeFileSync(path, bytes)
      return path
    })
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const options = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder]
    const { stderr } = spawnSync('soffice', [...options, ...paths], { encoding: 'utf8', timeout: 180_000 })
    return files.map((_, index) => {
      const path = join(folder, `${index}.pdf`)
      try {
        return readFileSync(path)
      } catch {
        throw new Error(`LibreOffice made no pages of file ${index}: ${stderr}`)
      }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Entry = { text: string; page: number }
export type ContentsReading = { entries: number; faults: string[] }

/** Compares each page number in the table of contents of a Word file with the page on which LibreOffice places that heading or figure. */
export async function compareContents(docx: Uint8Array, pdf: Uint8Array): Promise<ContentsReading> {
  const document = readXml(readParts(docx).get('word/document.xml')!)
  const paragraphs = findAll(document, 'w:p')
  const listed = (styles: RegExp) =>
    paragraphs.filter((node) => styles.test(styleOf(node))).map((node) => entryOf(paragraphText(node)))
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const figures = listed(/^TableOfFigures$/)
  const faults = [...compare(listed(/^TOC\d$/), await outlineOf(file)), ...compare(figures, await captionsOf(file, figures))]
  await file.destroy()
  return { entries: listed(/^TOC\d$/).length + figures.length, faults }
}

type Paragraph = ReturnType<typeof readXml>
const styleOf = (node: Paragraph) => findAll(node, 'w:pStyle')[0]?.attributes['w:val'] ?? ''

function entryOf(line: string): Entry {
  // A template may have no numbering: then there is only one tab.
  const words = line.split('\t')
  return { page: Number(words.pop()), text: bare(words.join('')) }
}

function compare(listed: readonly Entry[], found: readonly Entry[]): string[] {
  if (listed.length === 0) return []
  const missing = found.length < listed.length ? [`${listed.length} are listed, ${found.length} are there`] : []
  const left = [...found]
  const wrong = listed.flatMap(({ text, page }) => {
    const at = left.findIndex((place) => place.text.startsWith(text) || text.startsWith(place.text))
    const [place] = at === -1 ? [] : left.splice(at, 1)
    return place?.page === page ? [] : [`${text}: the contents say ${page}, it stands on ${place?.page ?? 'no page'}`]
  })
  return [...missing, ...wrong]
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>

/** Returns the bookmarks that LibreOffice makes from the headings, with their pages. */
async function outlineOf(file: Proxy): Promise<Entry[]> {
  const entries: Entry[] = []
  const visit = async (items: Awaited<ReturnType<Proxy['getOutline']>> | null) => {
    for (const { title, dest, items: below } of items ?? []) {
      const target = typeof dest === 'string' ? await file.getDestination(dest) : dest
      entries.push({ text: bare(title), page: (await file.getPageIndex(target?.[0])) + 1 })
      await visit(below)
    }
  }
  await visit(await file.getOutline())
  return entries
}

/** Finds the captions of the listed figures, which begin with `Figure` and their number. */
async function captionsOf(file: Proxy, listed: readonly Entry[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; listed.length > 0 && page <= file.numPages; page++) {
    const { items } = await (await file.getPage(page)).getTextContent()
    const said = bare(items.map((item) => ('str' in item ? item.str : '')).join(''))
    entries.push(...listed.flatMap(({ text }) => (said.includes(`Figure${text}`) ? [{ text, page }] : [])))
  }
  return entries
}
