import { headingName } from '#server/render/docx/template/heading-levels.ts'
import type { UnreadCollector } from '../collect-unread.ts'
import type { Line } from '../line.ts'
import { joinInCell, splitAtBreaks } from '../word/join-pieces.ts'
import { createRowWriter } from '../word/table-cells.ts'

type Change = 'deletion' | 'hidden' | 'insertion'
type CellForm = { isInto: boolean; goesOn: boolean; right: number }
type FormField = { type: number; result: number; fallback: number; entries: string[] }

const mostEdges = 500

/** The paragraphs and tables of a rich text, as they are written. */
export class RtfBody {
  readonly #unread: UnreadCollector
  readonly #lines: Line[] = []
  readonly #styles = new Map<number, string>()
  #text = ''
  #style = 0
  #outline: number | undefined
  #isInTable = false
  #cells: string[][] = []
  #cell: string[] = []
  #nested: string[] = []
  #forms: CellForm[] = []
  #form: CellForm = { isInto: false, goesOn: false, right: 0 }
  #writeRow = createRowWriter()
  /** The right edges of the cells of a table, in twentieths of a point. */
  readonly #edges = new Set<number>()
  #notes: string[] = []
  #noteCount = 0
  #outer: { text: string; isInTable: boolean; cell: string[] } | undefined
  #change: { kind: Change; text: string } | undefined
  #field: FormField = { type: -1, result: 25, fallback: 0, entries: [] }

  constructor(unread: UnreadCollector) {
    this.#unread = unread
  }

  nameStyle(id: number, name: string) {
    this.#styles.set(id, name.toLowerCase())
  }

  write(text: string, change: Change | undefined) {
    if (this.#change?.kind !== change) this.#endChange()
    if (change) {
      this.#change ??= { kind: change, text: '' }
      this.#change.text += text
    }
    if (change === undefined || change === 'insertion') this.#text += text
  }

  beginNote() {
    if (this.#outer) return
    this.#text += `[${++this.#noteCount}]`
    this.#outer = { text: this.#text, isInTable: this.#isInTable, cell: this.#cell }
    this.#text = ''
    this.#isInTable = true
    this.#cell = []
  }

  endNote() {
    if (!this.#outer) return
    this.#endParagraph()
    this.#notes.push(`[${this.#noteCount}] ${joinInCell(this.#cell)}`)
    this.#text = this.#outer.text
    this.#isInTable = this.#outer.isInTable
    this.#cell = this.#outer.cell
    this.#outer = undefined
  }

  fieldText(text: string) {
    this.#field.entries.push(text.trim())
  }

  /** The value of a check box or a list; the value of a text field is text of the document. */
  endFormField() {
    const { type, result, fallback, entries } = this.#field
    const value = result === 25 ? fallback : result
    if (type === 1) this.#text += value === 1 ? '☒' : '☐'
    else if (type === 2) this.#text += entries[value] ?? ''
    this.#field = { type: -1, result: 25, fallback: 0, entries: [] }
  }

  onWord(word: string, value: number | undefined) {
    if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph()
    else if (word === 'pard') this.#reset()
    else if (word === 'intbl') this.#isInTable = true
    else if (word === 's') this.#style = value ?? 0
    else if (word === 'outlinelevel') this.#outline = value
    else if (word === 'fftype') this.#field.type = value ?? -1
    else if (word === 'ffres') this.#field.result = value ?? 25
    else if (word === 'ffdefres') this.#field.fallback = value ?? 0
    else this.#onTableWord(word, value)
  }

  end(): Line[] {
    this.#endParagraph()
    return this.#lines
  }

  #onTableWord(word: string, value: number | undefined) {
    if (word === 'trowd') this.#forms = []
    else if (word === 'clmrg') this.#form.isInto = true
    else if (word === 'clvmrg') this.#form.goesOn = true
    else if (word === 'cellx') {
      this.#forms.push({ ...this.#form, right: value ?? 0 })
      this.#form = { isInto: false, goesOn: false, right: 0 }
    } else if (word === 'cell') {
      this.#endParagraph()
      this.#cells.push(this.#cell)
      this.#cell = []
    } else if (word === 'row') this.#endRow()
    else if (word === 'nestcell') {
      this.#isInTable = true
      this.#nested.push(splitAtBreaks(this.#text.trim()).join(' '))
      this.#text = ''
    } else if (word === 'nestrow') {
      this.#cell.push(`${this.#nested.filter((text) => text !== '').join(' · ')};`)
      this.#nested = []
    }
  }

  #reset() {
    this.#style = 0
    this.#outline = undefined
    if (!this.#outer) this.#isInTable = false
  }

  #endChange() {
    if (this.#change && this.#change.text.trim() !== '') this.#unread.tell(this.#change)
    this.#change = undefined
  }

  #endParagraph() {
    this.#endChange()
    const texts = splitAtBreaks(
      this.#text
        .replaceAll('\u00a0', ' ')
        .replaceAll(/ {2,}(?=\[)|(?<=\]) {2,}/g, ' ')
        .trim(),
    )
    this.#text = ''
    if (this.#isInTable) {
      for (const text of texts) this.#cell.push(text)
      return
    }
    this.#writeRow = createRowWriter()
    this.#edges.clear()
    const name = headingName.exec(this.#styles.get(this.#style) ?? '')?.[1]
    const level =
      this.#outline !== undefined && this.#outline < 9 ? this.#outline + 1 : name === undefined ? undefined : Number(name)
    if (/^toc \d/.test(this.#styles.get(this.#style) ?? '')) return
    if (level !== undefined && texts.length > 0) {
      this.#unread.under(texts.join(' '))
      this.#lines.push({ text: texts.join(' '), level })
    } else for (const text of texts.length > 0 ? texts : ['']) this.#lines.push({ text: text.replace(/^[·•▪] +/, '- ') })
    this.#endNotes()
  }

  #endRow() {
    const cells: { text: string; cell: { column: number; span: number; goesOn: boolean } }[] = []
    if (this.#edges.size < mostEdges) for (const { right } of this.#forms) this.#edges.add(right)
    const edges = [...this.#edges].toSorted((a, b) => a - b)
    const columnAfter = (right: number) => edges.filter((edge) => edge <= right).length
    let column = 0
    for (const [index, pieces] of this.#cells.entries()) {
      const form = this.#forms[index]
      const span = Math.max(1, form === undefined ? 1 : columnAfter(form.right) - column)
      const last = cells.at(-1)
      if (form?.isInto && last) last.cell.span += span
      else cells.push({ text: joinInCell(pieces), cell: { column, span, goesOn: form?.goesOn ?? false } })
      column += span
    }
    if (cells.length === 1) for (const text of this.#cells[0] ?? []) this.#lines.push({ text })
    else if (cells.length > 1) this.#lines.push({ text: this.#writeRow(cells) })
    this.#cells = []
    this.#endNotes()
  }

  #endNotes() {
    if (this.#outer) return
    for (const text of this.#notes.splice(0)) this.#lines.push({ text })
  }
}
