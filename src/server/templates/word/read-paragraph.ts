import { equationText } from './equation-text.ts'
import { createFields } from './form-fields.ts'
import { childOf, findNode, isOn, nodesOf, textIn, type WordNode } from './node.ts'
import { shownIn } from './read-drawing.ts'
import { seenText, signInFont } from './symbol-fonts.ts'
import type { Unread } from '#shared/uploaded-brief.ts'

/** What a paragraph needs to know of its document. */
export type Surroundings = {
  isHiddenStyle(style: string | undefined): boolean
  /** The mark of a note where it is referred to, and undefined for a missing note. */
  noteAt(kind: 'footnote' | 'endnote', id: string, ownMark: string | undefined): string | undefined
  comment(id: string): { by: string; text: string } | undefined
  tell(unread: Unread): void
}

export type ParagraphText = {
  /** With line breaks as `\n`. */
  text: string
  /** Paragraphs and tables of text boxes. */
  boxes: WordNode[]
  isBold: boolean
}

const longestParagraph = 200_000
type Style = { isHidden: boolean; isBold: boolean; font: string }
type Change = { kind: 'insertion' | 'deletion'; by: string }

/** The text of a paragraph as it is printed; what it shows otherwise is listed as not read. */
export function readParagraph(paragraph: WordNode, around: Surroundings): ParagraphText {
  const reader = new ParagraphReader(around)
  reader.read(paragraph, { isHidden: around.isHiddenStyle(styleOf(paragraph)), isBold: false, font: '' })
  return reader.end()
}

export const styleOf = (paragraph: WordNode) => childOf(childOf(paragraph, 'pPr'), 'pStyle')?.attributes['val']

class ParagraphReader {
  readonly #around: Surroundings
  readonly #boxes: WordNode[] = []
  readonly #fields = createFields()
  readonly #from = new Map<string, number>()
  #text = ''
  #hidden = ''
  #prompts: { text: string; alias: string } | undefined
  #bold = 0
  #plain = 0

  constructor(around: Surroundings) {
    this.#around = around
  }

  read(node: WordNode, style: Style): void {
    for (const child of nodesOf(node)) this.#readChild(child, style)
  }

  end(): ParagraphText {
    if (this.#hidden.trim() !== '') this.#around.tell({ kind: 'hidden', text: this.#hidden })
    this.#endPrompt()
    return { text: this.#text, boxes: this.#boxes, isBold: this.#bold > 0 && this.#plain === 0 }
  }

  #readChild(node: WordNode, style: Style) {
    if (!['prompt', 'r', 'rPr'].includes(node.name)) this.#endPrompt()
    if (node.name === 'pPr' || node.name === 'rPr') return
    if (node.name === 'r') this.read(node, this.#styleOfRun(node, style))
    else if (node.name === 'm:oMath') this.#add(spaced(this.#text, equationText(node)), style)
    else if (node.name === 'ins' || node.name === 'moveTo') this.#readInsertion(node, style)
    else if (node.name === 'del' || node.name === 'moveFrom') this.#readDeletion(node)
    else if (node.name === 'drawing' || node.name === 'pict' || node.name === 'object') this.#readDrawing(node)
    else if (node.name === 'txbxContent') this.#boxes.push(node)
    else if (node.name === 'subDoc') this.#around.tell({ kind: 'file' })
    else if (!this.#readMark(node)) this.#readText(node, style)
  }

  #readText(node: WordNode, style: Style) {
    if (node.name === 't') this.#add(seenText(textIn(node), style.font), style)
    else if (node.name === 'prompt') {
      this.#prompts ??= { text: '', alias: node.attributes['alias'] ?? '' }
      this.#prompts.text += textIn(node)
    } else if (node.name === 'sym') this.#add(signInFont(node.attributes['font'] ?? '', node.attributes['char'] ?? ''), style)
    else if (node.name === 'tab' || node.name === 'ptab') this.#add(' ', style)
    else if (node.name === 'br' || node.name === 'cr') this.#add('\n', style)
    else if (node.name === 'noBreakHyphen') this.#add('-', style)
    else this.read(node, style)
  }

  /** Fields, notes and comments. */
  #readMark(node: WordNode): boolean {
    const id = node.attributes['id'] ?? ''
    if (node.name === 'fldChar') {
      const shown = this.#fields.onMark(node, this.#text)
      if (shown?.text !== undefined) this.#text += shown.text
      if (shown?.isUnfilled) this.#around.tell({ kind: 'unfilled' })
    } else if (node.name === 'footnoteReference' || node.name === 'endnoteReference') {
      const own = node.attributes['customMarkFollows'] === undefined ? undefined : '*'
      const mark = this.#around.noteAt(node.name === 'footnoteReference' ? 'footnote' : 'endnote', id, own)
      if (mark !== undefined) this.#text += `[${mark}]`
    } else if (node.name === 'commentRangeStart') this.#from.set(id, this.#text.length)
    else if (node.name === 'commentReference') {
      const comment = this.#around.comment(id)
      const on = this.#text.slice(this.#from.get(id) ?? 0).trim()
      if (comment)
        this.#around.tell({ kind: 'comment', by: comment.by, text: comment.text, ...(on !== '' && { on: on.slice(0, 120) }) })
    } else return false
    return true
  }

  #styleOfRun(run: WordNode, style: Style): Style {
    const own = childOf(run, 'rPr')
    const fonts = childOf(own, 'rFonts')?.attributes
    const vanish = childOf(own, 'vanish')
    const isHidden = vanish ? isOn(vanish) : style.isHidden || this.#around.isHiddenStyle(childOf(own, 'rStyle')?.attributes['val'])
    return { isHidden, isBold: isOn(childOf(own, 'b')), font: fonts?.['ascii'] ?? fonts?.['hAnsi'] ?? '' }
  }

  #add(text: string, { isHidden, isBold }: Style) {
    if (this.#fields.isInstruction()) return
    if (isHidden) this.#hidden += text
    else if (this.#text.length < longestParagraph) this.#text += text
    if (text.trim() === '' || isHidden) return
    if (isBold) this.#bold++
    else this.#plain++
  }

  #endPrompt() {
    if (!this.#prompts) return
    this.#around.tell({ kind: 'unfilled', text: this.#prompts.alias || this.#prompts.text })
    this.#prompts = undefined
  }

  #readInsertion(node: WordNode, style: Style) {
    const from = this.#text.length
    this.read(node, style)
    this.#tellChange({ kind: 'insertion', by: node.attributes['author'] ?? '' }, this.#text.slice(from))
  }

  #readDeletion(node: WordNode) {
    this.#tellChange({ kind: 'deletion', by: node.attributes['author'] ?? '' }, wordsOf(node))
  }

  #tellChange({ kind, by }: Change, text: string) {
    if (text.trim() !== '') this.#around.tell({ kind, text, ...(by !== '' && { by }) })
  }

  #readDrawing(node: WordNode) {
    const shown = shownIn(node)
    if (shown) {
      this.#text += ` ${shown.text} `
      this.#around.tell({ kind: shown.kind, text: shown.description })
    }
    const art = findNode(node, 'v:textpath')?.attributes['string']
    if (art) this.#text += ` ${art} `
    for (const box of contentsOf(node)) this.#boxes.push(box)
  }
}

/** An equation between words is set apart from them. */
const spaced = (before: string, text: string) => (before === '' || /\s$/.test(before) ? text : ` ${text}`)

/** The text of text boxes, with those inside others last. */
const contentsOf = (node: WordNode): WordNode[] =>
  nodesOf(node).flatMap((child) => (child.name === 'txbxContent' ? [child] : contentsOf(child)))

/** The text of deleted content. */
const wordsOf = (node: WordNode): string =>
  node.name === 't' || node.name === 'delText' ? textIn(node) : nodesOf(node).map(wordsOf).join('')
