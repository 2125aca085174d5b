import { collectUnread } from '../collect-unread.ts'
import type { Line } from '../line.ts'
import { joinInCell, splitAtBreaks } from '../word/join-pieces.ts'
import { type ListStyle, nextNumber, startOf } from './count-lists.ts'
import { OdtInline, type Region } from './odt-inline.ts'
import { type Element, elementsOf, findElements } from './read-elements.ts'
import { createRowWriter } from '../word/table-cells.ts'

export type OdtStyle = {
  parent: string | undefined
  list: string | undefined
  isHidden: boolean | undefined
  level: number | undefined
}
export type OdtStyles = { paragraphs: Map<string, OdtStyle>; lists: Map<string, ListStyle>; outline: ListStyle | undefined }

type List = { style: ListStyle | undefined; name: string; counters: number[]; level: number }
const longestChain = 20
const mostColumns = 200
/** Tables of contents and indexes only repeat the text. */
const isIndex = /^text:(?:table-of-content|illustration-index|table-index|object-index|user-index|alphabetical-index)$/

/** Turns the blocks of an OpenDocument text into the lines that a person reads. */
export class OdtLines {
  readonly unread = collectUnread()
  readonly lines: Line[] = []
  readonly #styles: OdtStyles
  readonly #inline: OdtInline
  readonly #outline: number[] = []
  /** The counters of lists that a later one can continue: by id, and the last of each style. */
  readonly #counters = new Map<string, number[]>()

  constructor(styles: OdtStyles, objects: ReadonlyMap<string, string>) {
    this.#styles = styles
    this.#inline = new OdtInline({ unread: this.unread, objects, isHidden: (name) => this.#inStyle(name, 'isHidden') ?? false })
  }

  onBlock(block: Element): void {
    if (block.name === 'text:tracked-changes') this.#readRegions(block)
    else if (block.name === 'office:forms') this.#inline.readForms(block)
    else for (const line of this.#blocks(block)) this.lines.push(line)
  }

  #blocks(block: Element, list?: List): Line[] {
    if (block.name === 'text:h') return this.#heading(block)
    if (block.name === 'text:p') return this.#paragraph(block)
    if (block.name === 'text:list') return this.#list(block, list)
    if (block.name === 'table:table') return this.#table(block)
    if (block.name.startsWith('draw:')) return this.#lines(this.#inline.readAlone(block))
    if (isIndex.test(block.name)) return []
    if (block.attributes.get('text:display') === 'none') {
      this.unread.tell({
        kind: 'hidden',
        text: this.#within(block)
          .map(({ text }) => text)
          .join(' '),
      })
      return []
    }
    return /^(?:text:(?:section|numbered-paragraph|list-item)|table:table-cell|draw:text-box)$/.test(block.name)
      ? this.#within(block)
      : []
  }

  #within = (block: Element): Line[] => elementsOf(block).flatMap((child) => this.#blocks(child))

  #heading(block: Element): Line[] {
    const level = Number(block.attributes.get('text:outline-level') ?? 1) || 1
    const { text, after } = this.#read(block)
    const isCounted = block.attributes.get('text:is-list-header') !== 'true' && this.#styles.outline !== undefined
    const number = isCounted ? nextNumber(this.#styles.outline, this.#outline, { level, start: startOf(block) }) : undefined
    const words = [number === '-' ? undefined : number, ...splitAtBreaks(text)].filter(Boolean).join(' ')
    if (words === '') return after
    this.unread.under(words)
    return [{ text: words, level }, ...after]
  }

  #paragraph(block: Element): Line[] {
    const level = this.#inStyle(block.attributes.get('text:style-name'), 'level')
    const { text, after } = this.#read(block)
    if (level !== undefined && text !== '') {
      this.unread.under(text)
      return [{ text: splitAtBreaks(text).join(' '), level }, ...after]
    }
    const lines = splitAtBreaks(text).map((one): Line => ({ text: one }))
    return [...(lines.length > 0 ? lines : [{ text: '' }]), ...after]
  }

  #read(block: Element): { text: string; after: Line[] } {
    const read = this.#inline.read(block)
    return { text: read.text.trim(), after: this.#lines(read) }
  }

  /** Notes and text boxes of a paragraph. */
  #lines({ notes, boxes }: { notes: { mark: string; body: Element }[]; boxes: Element[] }): Line[] {
    const ofNotes = notes.map(({ mark, body }) => ({ text: `[${mark}] ${joinInCell(this.#within(body).map(({ text }) => text))}` }))
    return [...ofNotes, ...boxes.flatMap((box) => this.#within(box))]
  }

  #list(block: Element, outer: List | undefined): Line[] {
    const name = block.attributes.get('text:style-name') ?? outer?.name ?? ''
    const list: List = {
      name,
      style: this.#styles.lists.get(name),
      counters: outer?.counters ?? this.#continued(block, name),
      level: (outer?.level ?? 0) + 1,
    }
    const id = block.attributes.get('xml:id')
    if (id !== undefined) this.#counters.set(`#${id}`, list.counters)
    this.#counters.set(name, list.counters)
    return elementsOf(block).flatMap((item) => this.#item(item, list))
  }

  #continued(block: Element, name: string): number[] {
    const id = block.attributes.get('text:continue-list')
    const known = id === undefined ? undefined : this.#counters.get(`#${id}`)
    return known ?? (block.attributes.get('text:continue-numbering') === 'true' ? (this.#counters.get(name) ?? []) : [])
  }

  #item(item: Element, list: List): Line[] {
    if (item.name !== 'text:list-item' && item.name !== 'text:list-header') return []
    let isFirst = item.name === 'text:list-item'
    return elementsOf(item).flatMap((block) => {
      if (block.name === 'text:list') return this.#list(block, list)
      const lines = this.#blocks(block)
      const [first, ...rest] = lines
      if (!isFirst || !first || (block.name !== 'text:p' && block.name !== 'text:h')) return lines
      isFirst = false
      const number = nextNumber(list.style, list.counters, { level: list.level, start: startOf(item) })
      const isShown = number !== undefined && first.text !== '' && !(first.level !== undefined && number === '-')
      return [isShown ? { ...first, text: `${number} ${first.text}` } : first, ...rest]
    })
  }

  #table(table: Element): Line[] {
    const write = createRowWriter()
    const rows = findRows(table)
    const isWide = rows.some(({ row }) => cellsOf(row).length > 1)
    return rows.flatMap(({ row, isHead }, index): Line[] => {
      const cells = cellsOf(row)
      const [only] = cells
      const isTitle = index === 0 && cells.length === 1 && rows.length > 1
      if (only && (!isWide || isTitle)) return this.#within(only.element).filter(({ text }) => text !== '')
      const texts = cells.map(({ element, ...cell }) => ({
        cell,
        text: joinInCell(
          this.#within(element).map(({ text }) =>
            text.replace(/^\| (.*) \|$/, (_, inner: string) => inner.replaceAll(' | ', ' · ')),
          ),
        ),
      }))
      const line = { text: write(texts) }
      const columns = cells.reduce((sum, { span }) => sum + span, 0)
      return index === 0 && isHead && rows[1]?.isHead !== true ? [line, { text: `|${' --- |'.repeat(columns)}` }] : [line]
    })
  }

  /** What a style says, or else the nearest one that it is based on. */
  #inStyle<Key extends 'isHidden' | 'level'>(name: string | undefined, key: Key): OdtStyle[Key] {
    let style = this.#styles.paragraphs.get(name ?? '')
    for (let step = 0; style && step < longestChain; step++) {
      if (style[key] !== undefined) return style[key]
      style = this.#styles.paragraphs.get(style.parent ?? '')
    }
    return undefined
  }

  #readRegions(block: Element) {
    for (const region of elementsOf(block)) {
      const [change] = elementsOf(region)
      const id = region.attributes.get('text:id') ?? region.attributes.get('xml:id')
      if (!change || id === undefined) continue
      const info = findElements(change, 'dc:creator')[0]
      const by = info?.children.filter((child) => typeof child === 'string').join('') ?? ''
      const kind: Region['kind'] = change.name === 'text:deletion' ? 'deletion' : 'insertion'
      const text = kind === 'deletion' ? this.#within({ ...change, name: 'text:section' }).map((line) => line.text) : []
      this.#inline.regions.set(id, { kind, by, text: text.join(' ').trim() })
    }
  }
}

type OdtCell = { element: Element; column: number; span: number; goesOn: boolean }

function cellsOf(row: Element): OdtCell[] {
  const cells: OdtCell[] = []
  let column = 0
  for (const element of elementsOf(row)) {
    const isCovered = element.name === 'table:covered-table-cell'
    if (!isCovered && element.name !== 'table:table-cell') continue
    const repeated = Math.min(Number(element.attributes.get('table:number-columns-repeated') ?? 1) || 1, mostColumns)
    const span = Math.min(Number(element.attributes.get('table:number-columns-spanned') ?? 1) || 1, mostColumns)
    for (let index = 0; index < repeated && column < mostColumns; index++, column++) {
      const last = cells.at(-1)
      // Covered by a cell to its left, or else by one above.
      if (isCovered && last && last.column + last.span > column) continue
      cells.push({ element, column, span: isCovered ? 1 : span, goesOn: isCovered })
    }
  }
  return cells
}

const findRows = (table: Element, isHead = false): { row: Element; isHead: boolean }[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'table:table-row') return [{ row: child, isHead }]
    if (child.name === 'table:table-header-rows') return findRows(child, true)
    return child.name === 'table:table-rows' || child.name === 'table:table-row-group' ? findRows(child, isHead) : []
  })
