import { posix } from 'node:path'
import type { Heading } from './heading.ts'
import { findTarget, readRelationships } from './look/package-parts.ts'
import { type Look, readLook } from './look/read-look.ts'
import { openArchive } from './open-xml-archive.ts'
import type { Archive } from './open-xml-archive.ts'
import { refusal } from './refusal.ts'
import { looksLikeTitle } from './read-text.ts'
import { createPictureListener } from './describe-picture.ts'
import { readNumbers } from './word-numbers.ts'
import { longestParagraph, readParagraphs } from './word-paragraphs.ts'
import type { WordParagraph } from './word-paragraphs.ts'
import { readStyles } from './word-styles.ts'
import type { LevelOfStyle } from './word-styles.ts'
import type { Line } from './line.ts'

const mostHeadings = 2000
const otherDocuments: Record<string, string> = { 'xl/': 'a spreadsheet', 'ppt/': 'a presentation' }

/** The headings of a Word document (ECMA-376), by style and outline level, else its short bold lines; and its design. */
export async function readDocx(bytes: Uint8Array, progress: () => void): Promise<{ headings: Heading[]; look: Look }> {
  const { archive, main, levelOfStyle } = await openDocument(bytes)
  const headings = await collectHeadings(archive.read(main)!, levelOfStyle, progress)
  const look = await readLook(archive, main, progress)
  return { headings: shownHeadings(headings, look), look }
}

/** The whole text of a Word document: paragraphs, list items and rows of tables, with headings marked. */
export async function readWordLines(bytes: Uint8Array, progress: () => void): Promise<Line[]> {
  const { archive, main, readBeside, levelOfStyle, placeOfStyle } = await openDocument(bytes)
  const countNumbers = await readNumbers(readBeside('numbering'), 'w:')
  const lines: Line[] = []
  const bold = new Set<Line>()
  let row: string[] = []
  let depth = 0
  const onParagraph = (paragraph: WordParagraph) => {
    const text = paragraph.text.trim().replaceAll(/ {2,}(?=\[)|(?<=\]) {2,}/g, ' ')
    const { list, level: listLevel } = placeOfStyle(paragraph.style)
    const place = { list: paragraph.place.list ?? list, level: paragraph.place.level ?? listLevel }
    const number = countNumbers(place, paragraph.style) ?? (paragraph.isItem && place.list === undefined ? '-' : undefined)
    const isCounted = number !== undefined && number !== '-'
    if (depth > 0) {
      row[row.length - 1] = [row.at(-1), isCounted && number, text].filter(Boolean).join(' ')
      return
    }
    const level = text === '' ? undefined : levelOfParagraph(paragraph, levelOfStyle)
    const isNumbered = text !== '' && (isCounted || (number !== undefined && level === undefined))
    const line = { text: isNumbered ? `${number} ${text}` : text, level }
    lines.push(line)
    if (level === undefined && number === undefined && paragraph.isBold && looksLikeTitle(text)) bold.add(line)
  }
  /** A table within a cell is part of that cell's text. */
  const onTable = (part: 'row' | 'cell', edge: 'begins' | 'ends') => {
    if (part === 'row') depth += edge === 'begins' ? 1 : -1
    else if (depth === 1 && edge === 'begins') row.push('')
    if (part !== 'row' || depth > 0 || edge === 'begins') return
    lines.push({ text: `| ${row.join(' | ')} |` })
    row = []
  }
  const reader = { onParagraph, onTable, longest: longestParagraph, pictureIn: createPictureListener() }
  await readParagraphs(archive.read(main)!, reader, progress)
  const isStyled = lines.some(({ level }) => level !== undefined)
  return isStyled ? lines : lines.map((line) => (bold.has(line) ? { ...line, level: 1 } : line))
}

async function openDocument(bytes: Uint8Array) {
  const archive = openArchive(bytes)
  const main = await findMain(archive)
  const relationships = await readRelationships(archive, main)
  /** A part without a relationship has its usual name. */
  const readBeside = (kind: 'styles' | 'numbering') =>
    archive.read(findTarget(relationships, kind) ?? `${posix.dirname(main)}/${kind}.xml`)
  return { archive, main, readBeside, ...(await readStyles(readBeside('styles'), 'w:')) }
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
  await readParagraphs(chunks, { onParagraph }, progress)
  return { styled, bold }
}

function levelOfParagraph({ outlineLevel, style }: WordParagraph, levelOfStyle: LevelOfStyle): number | undefined {
  if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined
  return levelOfStyle(style)
}
