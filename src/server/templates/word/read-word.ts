import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { readNumbers } from '../word-numbers.ts'
import { openDocument } from '../read-docx.ts'
import type { WordNode } from './node.ts'
import { readParagraph } from './read-paragraph.ts'
import { readUnits } from './read-units.ts'
import { WordLines, type Comments, type Notes } from './read-word-lines.ts'

/** The whole text of a Word document, and what it shows besides text. */
export async function readWord(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const { archive, main, readBeside, styles } = await openDocument(bytes)
  const countNumbers = await readNumbers(readBeside('numbering'), 'w:')
  const itemsOf = async (kind: 'footnote' | 'endnote' | 'comment') => readItems(readBeside(`${kind}s`), kind, progress)
  const notes: Notes = { footnote: blocksOf(await itemsOf('footnote')), endnote: blocksOf(await itemsOf('endnote')) }
  const lines = new WordLines({ styles, countNumbers, notes, comments: commentsOf(await itemsOf('comment')) })
  let root: string | undefined
  const listener = {
    onItem(name: string) {
      root ??= name
      if (root !== 'document') throw refusal.otherContent('.docx', 'no Word document')
    },
    onParagraph: (paragraph: WordNode) => lines.onParagraph(paragraph),
    onTable: (edge: 'begins' | 'ends') => lines.onTable(edge),
    onRow: (row: WordNode) => lines.onRow(row),
  }
  await readUnits(archive.read(main)!, listener, progress)
  return { lines: lines.end(), unread: lines.unread.entries }
}

/** `blocks`: its paragraphs and the rows of its tables. */
type Item = { id: string; author: string; blocks: WordNode[] }
const mostItems = 10_000

async function readItems(chunks: AsyncIterable<Buffer> | undefined, kind: string, progress: () => void): Promise<Item[]> {
  const items: Item[] = []
  if (!chunks) return items
  const listener = {
    onItem(name: string, attribute: (name: string) => string | undefined) {
      if (name !== kind || items.length >= mostItems) return
      items.push({ id: attribute('id') ?? '', author: attribute('author') ?? '', blocks: [] })
    },
    onParagraph: (paragraph: WordNode) => void items.at(-1)?.blocks.push(paragraph),
    onRow: (row: WordNode) => void items.at(-1)?.blocks.push(row),
  }
  await readUnits(chunks, listener, progress)
  return items
}

const blocksOf = (items: Item[]) => new Map(items.map(({ id, blocks }) => [id, blocks]))

function commentsOf(items: Item[]): Comments {
  const none = { isHiddenStyle: () => false, noteAt: () => undefined, comment: () => undefined, tell: () => {} }
  return new Map(
    items.map(({ id, author, blocks }) => [
      id,
      { by: author, text: blocks.map((one) => readParagraph(one, none).text.trim()).join(' ') },
    ]),
  )
}
