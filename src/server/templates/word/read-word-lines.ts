import type { Line } from '../line.ts'
import { looksLikeTitle } from '../read-text.ts'
import { collectUnread } from '../collect-unread.ts'
import { type CountNumbers, levelIn } from '../word-numbers.ts'
import type { Styles } from '../word-styles.ts'
import { outlineLevel } from '../word-styles.ts'
import { joinInCell, splitAtBreaks } from './join-pieces.ts'
import { childOf, nodesOf, type WordNode } from './node.ts'
import { readParagraph, styleOf, type Surroundings } from './read-paragraph.ts'
import { type Cell, cellsOfRow, createRowWriter, fateOfRow, isHeadRow } from './table-cells.ts'

export type Notes = Record<'footnote' | 'endnote', ReadonlyMap<string, WordNode[]>>
export type Comments = ReadonlyMap<string, { by: string; text: string }>
type WordDocument = { styles: Styles; countNumbers: CountNumbers; notes: Notes; comments: Comments }

type Table = { write: ReturnType<typeof createRowWriter>; isWide: boolean; rows: number; heads: number }
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const newTable = (): Table => ({ write: createRowWriter(), isWide: false, rows: 0, heads: 0 })

/** Turns the paragraphs and rows of a Word document into the lines that a person reads, in their order. */
export class WordLines {
  readonly unread = collectUnread()
  readonly #document: WordDocument
  readonly #lines: Line[] = []
  readonly #bold = new Set<Line>()
  readonly #marks = { footnote: 0, endnote: 0 }
  readonly #around: Surroundings
  /** Notes that are referred to since the last line of the text. */
  #open: { mark: string; blocks: WordNode[] }[] = []
  /** The text of a paragraph whose end was deleted: it continues in the next. */
  #carried = ''
  #table = newTable()
  #cells = 0

  constructor(document: WordDocument) {
    this.#document = document
    this.#around = {
      isHiddenStyle: document.styles.isHidden,
      noteAt: (kind, id, own) => this.#noteAt(kind, id, own),
      comment: (id) => document.comments.get(id),
      tell: (unread) => this.unread.tell(unread),
    }
  }

  /** All lines; without heading styles, the short bold lines are headings. */
  end(): Line[] {
    if (this.#carried !== '') this.#lines.push({ text: this.#carried })
    const isStyled = this.#lines.some(({ level }) => level !== undefined)
    return isStyled ? this.#lines : this.#lines.map((line) => (this.#bold.has(line) ? { ...line, level: 1 } : line))
  }

  onParagraph(paragraph: WordNode): void {
    this.#add(this.#linesOf(paragraph))
  }

  onTable(edge: 'begins' | 'ends'): void {
    if (edge === 'begins') this.#table = newTable()
  }

  onRow(row: WordNode): void {
    this.#add(this.#linesOfRow(row, this.#table))
  }

  #add(lines: Line[]) {
    for (const line of lines) this.#lines.push(line)
    const notes = this.#open.splice(0)
    for (const { mark, blocks } of notes) {
      const texts = blocks.flatMap((one) => (one.name === 'tr' ? this.#textOfRow(one) : this.#linesOf(one).map(({ text }) => text)))
      this.#lines.push({ text: `[${mark}] ${joinInCell(texts)}` })
    }
    // A note within a note has no mark in Word.
    this.#open = []
  }

  #noteAt(kind: 'footnote' | 'endnote', id: string, own: string | undefined): string | undefined {
    const blocks = this.#document.notes[kind].get(id)
    if (!blocks) return undefined
    const count = own === undefined ? ++this.#marks[kind] : 0
    const mark = own ?? (kind === 'footnote' ? String(count) : (romans[count - 1] ?? `e${count}`))
    this.#open.push({ mark, blocks })
    return mark
  }

  #linesOf(paragraph: WordNode): Line[] {
    const { styles } = this.#document
    const style = styleOf(paragraph)
    if (styles.isContents(style)) return []
    const level = this.#levelOf(paragraph, style)
    const read = readParagraph(paragraph, this.#around)
    const isJoined = childOf(childOf(childOf(paragraph, 'pPr'), 'rPr'), 'del') !== undefined
    const texts = splitAtBreaks((this.#carried + read.text).replaceAll(/ {2,}(?=\[)|(?<=\]) {2,}/g, ' ').trim())
    this.#carried = ''
    if (isJoined) {
      this.#carried = `${texts.join('\n')}${/\s$/.test(read.text) ? ' ' : ''}`
      return []
    }
    const number = this.#numberOf(paragraph, style)
    const boxes = read.boxes.flatMap((box) => this.#linesOfBlocks(box))
    if (level !== undefined && texts.length > 0) {
      const text = [number === '-' ? undefined : number, ...texts].filter(Boolean).join(' ')
      this.unread.under(text)
      return [{ text, level }, ...boxes]
    }
    const lines: Line[] = texts.map((text, index) => ({ text: index === 0 && number !== undefined ? `${number} ${text}` : text }))
    // In a cell, the number alone can be what is read.
    if (lines.length === 0) lines.push({ text: this.#cells > 0 && number !== '-' ? (number ?? '') : '' })
    if (number === undefined && read.isBold && lines.length === 1 && looksLikeTitle(lines[0]!.text)) this.#bold.add(lines[0]!)
    return [...lines, ...boxes]
  }

  #levelOf(paragraph: WordNode, style: string | undefined): number | undefined {
    const own = outlineLevel(childOf(childOf(paragraph, 'pPr'), 'outlineLvl')?.attributes['val'])
    if (own !== undefined) return own < 9 ? own + 1 : undefined
    return this.#document.styles.levelOfStyle(style)
  }

  #numberOf(paragraph: WordNode, style: string | undefined): string | undefined {
    const item = childOf(childOf(paragraph, 'pPr'), 'numPr')
    const inherited = this.#document.styles.placeOfStyle(style)
    const level = childOf(item, 'ilvl')?.attributes['val']
    const place = {
      list: childOf(item, 'numId')?.attributes['val'] ?? inherited.list,
      level: level === undefined ? inherited.level : levelIn(level),
    }
    return this.#document.countNumbers(place, style) ?? (item && place.list === undefined ? '-' : undefined)
  }

  /** The paragraphs and tables within a text box or a cell. */
  #linesOfBlocks(parent: WordNode): Line[] {
    return nodesOf(parent).flatMap((node): Line[] => {
      if (node.name === 'p') return this.#linesOf(node)
      if (node.name !== 'tbl') return []
      const table = newTable()
      return rowsOf(node).flatMap((row) => this.#linesOfRow(row, table))
    })
  }

  #linesOfRow(row: WordNode, table: Table): Line[] {
    const fate = fateOfRow(row)
    const { cells, columns } = cellsOfRow(row)
    if (fate) {
      const text = cells.map(({ node }) => this.#textOfCell(node)).join(' ')
      this.unread.tell({ ...fate, text })
      return []
    }
    table.isWide ||= cells.length > 1
    const [only] = cells
    // A frame around text, or the title of a table.
    if (only && !table.isWide) return this.#linesOfBlocks(only.node).filter(({ text }) => text !== '')
    table.rows++
    const line = table.write(cells.map((cell: Cell) => ({ cell, text: this.#textOfCell(cell.node) })))
    if (isHeadRow(row)) table.heads++
    const isOnlyHead = table.rows === 1 && isHeadRow(row)
    return isOnlyHead ? [{ text: line }, { text: `|${' --- |'.repeat(columns)}` }] : [{ text: line }]
  }

  #textOfCell(cell: WordNode): string {
    this.#cells++
    const pieces = nodesOf(cell).map((node): string => {
      if (node.name === 'p') return joinInCell(this.#linesOf(node).map(({ text }) => text))
      return node.name === 'tbl' ? this.#textOfTable(node) : ''
    })
    this.#cells--
    return joinInCell(pieces)
  }

  /** A table within a cell: its rows set apart by semicolons, its cells by dots. */
  #textOfTable(table: WordNode): string {
    return rowsOf(table)
      .map((row) => this.#textOfRow(row))
      .filter((text) => text !== '')
      .join('; ')
  }

  #textOfRow(row: WordNode): string {
    const cells = cellsOfRow(row).cells.map(({ node }) => this.#textOfCell(node))
    return cells.filter((text) => text !== '').join(' · ')
  }
}

const rowsOf = (table: WordNode) => nodesOf(table).filter(({ name }) => name === 'tr')
