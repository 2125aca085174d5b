import { posix } from 'node:path'
import type { Heading } from './heading.ts'
import { findTarget, readRelationships } from './look/package-parts.ts'
import { type Look, readLook } from './look/read-look.ts'
import { openArchive } from './open-xml-archive.ts'
import type { Archive } from './open-xml-archive.ts'
import { refusal } from './refusal.ts'
import { looksLikeTitle } from './read-text.ts'
import { readParagraphs } from './word-paragraphs.ts'
import type { WordParagraph } from './word-paragraphs.ts'
import { readStyles } from './word-styles.ts'
import type { LevelOfStyle } from './word-styles.ts'

const mostHeadings = 2000
const otherDocuments: Record<string, string> = { 'xl/': 'a spreadsheet', 'ppt/': 'a presentation' }

/** The headings of a Word document (ECMA-376), by style and outline level, else its short bold lines; and its design. */
export async function readDocx(bytes: Uint8Array, progress: () => void): Promise<{ headings: Heading[]; look: Look }> {
  const { archive, main, styles } = await openDocument(bytes)
  const headings = await collectHeadings(archive.read(main)!, styles.levelOfStyle, progress)
  const look = await readLook(archive, main, progress)
  return { headings: shownHeadings(headings, look), look }
}

/** The parts that a document has beside its text, and its styles. */
export async function openDocument(bytes: Uint8Array) {
  const archive = openArchive(bytes)
  const main = await findMain(archive)
  const relationships = await readRelationships(archive, main)
  /** A part without a relationship has its usual name. */
  const readBeside = (kind: 'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'comments') =>
    archive.read(findTarget(relationships, kind) ?? `${posix.dirname(main)}/${kind}.xml`)
  return { archive, main, readBeside, styles: await readStyles(readBeside('styles'), 'w:') }
}

/** The part that contains the text. */
async function findMain(archive: Archive): Promise<string> {
  const main = findTarget(await readRelationships(archive, ''), 'officeDocument') ?? 'word/document.xml'
  const other = Object.keys(otherDocuments).find((folder) => main.startsWith(folder))
  if (other) throw refusal.otherContent('.docx', otherDocuments[other])
  if (!archive.read(main)) throw refusal.otherContent('.docx', 'no Word document')
  return main
}

/** Headings on preserved pages around the text are not part of the outline. */
function shownHeadings({ styled, bold }: Headings, { hasPlace, keptTexts }: Look): Heading[] {
  if (hasPlace) return []
  if (styled.length > 0) return styled
  const kept = new Set(keptTexts)
  return bold.filter(({ text }) => !kept.has(text.trim()))
}

type Headings = { styled: Heading[]; bold: Heading[] }

async function collectHeadings(chunks: AsyncIterable<Buffer>, levelOfStyle: LevelOfStyle, progress: () => void): Promise<Headings> {
  const styled: Heading[] = []
  const bold: Heading[] = []
  const onParagraph = (paragraph: WordParagraph) => {
    if (paragraph.text.trim() === '' || styled.length >= mostHeadings) return
    const level = levelOfParagraph(paragraph, levelOfStyle)
    if (level !== undefined) styled.push({ level, text: paragraph.text })
    else if (paragraph.isBold && bold.length < mostHeadings && looksLikeTitle(paragraph.text))
      bold.push({ level: 1, text: paragraph.text })
  }
  await readParagraphs(chunks, onParagraph, progress)
  return { styled, bold }
}

function levelOfParagraph({ outlineLevel, style }: WordParagraph, levelOfStyle: LevelOfStyle): number | undefined {
  if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined
  return levelOfStyle(style)
}
