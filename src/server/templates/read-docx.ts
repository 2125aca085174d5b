import { posix } from 'node:path'
import type { Heading } from './heading.ts'
import { openArchive } from './open-xml-archive.ts'
import type { Archive } from './open-xml-archive.ts'
import { readXml } from './read-xml.ts'
import { refusal } from './refusal.ts'
import { looksLikeTitle } from './read-text.ts'
import { readParagraphs } from './word-paragraphs.ts'
import type { WordParagraph } from './word-paragraphs.ts'
import { readStyles } from './word-styles.ts'
import type { LevelOfStyle } from './word-styles.ts'

const mostHeadings = 2000
const otherDocuments: Record<string, string> = { 'xl/': 'a spreadsheet', 'ppt/': 'a presentation' }

/** The headings of a Word document (ECMA-376): by style and outline level, else its short bold lines. */
export async function readDocx(bytes: Uint8Array, progress: () => void): Promise<Heading[]> {
  const archive = openArchive(bytes)
  const main = (await targetOf(archive, 'officeDocument')) ?? 'word/document.xml'
  const other = Object.keys(otherDocuments).find((folder) => main.startsWith(folder))
  if (other) throw refusal.otherContent('.docx', otherDocuments[other])
  const chunks = archive.read(main)
  if (!chunks) throw refusal.otherContent('.docx', 'no Word document')
  const folder = posix.dirname(main)
  const styles = await targetOf(archive, 'styles', main)
  const levelOfStyle = await readStyles(archive.read(styles ?? `${folder}/styles.xml`), 'w:')
  return collectHeadings(chunks, levelOfStyle, progress)
}

async function collectHeadings(
  chunks: AsyncIterable<Buffer>,
  levelOfStyle: LevelOfStyle,
  progress: () => void,
): Promise<Heading[]> {
  const styled: Heading[] = []
  const bold: Heading[] = []
  await readParagraphs(
    chunks,
    (paragraph) => {
      if (paragraph.text.trim() === '' || styled.length >= mostHeadings) return
      const level = levelOfParagraph(paragraph, levelOfStyle)
      if (level !== undefined) styled.push({ level, text: paragraph.text })
      else if (paragraph.isBold && bold.length < mostHeadings && looksLikeTitle(paragraph.text))
        bold.push({ level: 1, text: paragraph.text })
    },
    progress,
  )
  return styled.length > 0 ? styled : bold
}

function levelOfParagraph({ outlineLevel, style }: WordParagraph, levelOfStyle: LevelOfStyle): number | undefined {
  if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined
  return levelOfStyle(style)
}

/** The part that a relationship of a kind leads to, from a part or from the whole package. */
async function targetOf(archive: Archive, kind: string, from = ''): Promise<string | undefined> {
  const { dir, base } = posix.parse(from)
  let target: string | undefined
  const open = (name: string, attribute: (name: string) => string | undefined) => {
    if (name.endsWith('Relationship') && attribute('Type')?.endsWith(`/${kind}`)) target ??= attribute('Target')
  }
  const chunks = archive.read(posix.join(dir, '_rels', `${base}.rels`))
  if (chunks) await readXml(chunks, { open, close() {}, text() {} })
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : posix.join(dir, target)
}
