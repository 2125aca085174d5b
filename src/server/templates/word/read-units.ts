import { readXml } from '../read-xml.ts'
import { refusal } from '../refusal.ts'
import { droppedElements, keptElements, namespacePrefixes, textElements } from './kept-elements.ts'
import type { WordNode } from './node.ts'

/** The paragraphs of a document part, and the rows of its tables, each when it ends. */
export type UnitListener = {
  onParagraph(paragraph: WordNode): void
  onRow?(row: WordNode): void
  onTable?(edge: 'begins' | 'ends'): void
  /** Elements outside paragraphs and rows: a footnote, a comment. */
  onItem?(name: string, attribute: (name: string) => string | undefined): void
}

/** Elements within elements; Word itself allows far fewer. */
const deepest = 300
/** Characters stored of a text element: one is longer only in files made to be. */
const longestText = 200_000
const mostNames = 1000

type Control = { isPrompt: boolean; alias: string; box?: 'on' | 'off' | 'read' | undefined; isContents: boolean }
type Entry = { node?: WordNode | undefined; control?: Control | undefined; edge?: 'table' }
type Attribute = (name: string) => string | undefined

/** Reads a part of a Word document (ECMA-376) in units, so that a long document is never in memory as a whole. */
export async function readUnits(chunks: AsyncIterable<Buffer>, listener: UnitListener, progress: () => void): Promise<void> {
  const reader = new UnitReader(listener)
  await readXml(
    chunks,
    {
      open: (name, attribute, attributes) => reader.open(name, attribute, attributes),
      close: () => reader.close(),
      text: (text) => reader.text(text),
    },
    progress,
  )
}

class UnitReader {
  readonly #listener: UnitListener
  readonly #entries: Entry[] = []
  readonly #nodes: WordNode[] = []
  readonly #controls: Control[] = []
  readonly #names = new Map<string, string>()
  readonly #prefixes = new Map<string, string>()
  #attributePrefix = 'w:'
  #dropped = 0

  constructor(listener: UnitListener) {
    this.#listener = listener
  }

  open(raw: string, attribute: Attribute, attributes: () => [string, string][]): void {
    if (this.#entries.length === 0) this.#readRoot(attributes())
    const name = this.#nameOf(raw)
    const isContents = name === 'sdtContent' && this.#controls.at(-1)?.isContents === true
    if (this.#dropped > 0 || isContents || droppedElements.has(name)) this.#dropped++
    else {
      if (this.#entries.length >= deepest) throw refusal.damaged()
      this.#entries.push(this.#entryFor(name, attribute))
    }
  }

  close(): void {
    if (this.#dropped > 0) this.#dropped--
    else {
      const { node, control, edge } = this.#entries.pop() ?? {}
      if (edge) this.#listener.onTable?.('ends')
      if (control) this.#endControl(control)
      if (node) this.#endNode(node)
    }
  }

  text(text: string): void {
    const node = this.#entries.at(-1)?.node
    if (this.#dropped > 0 || !node || !textElements.has(node.name)) return
    const control = this.#controls.at(-1)
    if (control?.box === undefined) node.children.push(text.slice(0, longestText))
    else this.#readBox(control, node)
  }

  #readRoot(attributes: [string, string][]) {
    for (const [name, address] of attributes) {
      if (!name.startsWith('xmlns')) continue
      const known = namespacePrefixes.find(([end]) => end.test(address))?.[1]
      const own = name === 'xmlns' ? '' : `${name.slice('xmlns:'.length)}:`
      if (known === undefined) continue
      this.#prefixes.set(own, known)
      if (known === '') this.#attributePrefix = own
    }
    if (this.#prefixes.size === 0) this.#prefixes.set('w:', '')
  }

  #nameOf(raw: string): string {
    const known = this.#names.get(raw)
    if (known !== undefined) return known
    const name = this.#readName(raw)
    if (this.#names.size < mostNames) this.#names.set(raw, name)
    return name
  }

  #readName(raw: string): string {
    const end = raw.indexOf(':') + 1
    const prefix = this.#prefixes.get(raw.slice(0, end))
    // An element of another namespace is never taken for one of the main namespace.
    return prefix === undefined ? (end === 0 ? `:${raw}` : raw) : prefix + raw.slice(end)
  }

  #entryFor(name: string, attribute: Attribute): Entry {
    const own = withPrefix(this.#attributePrefix, attribute)
    if (name === 'altChunk') throw refusal.embeddedFile()
    if (name === 'sdt') return { control: this.#beginControl() }
    const control = this.#controls.at(-1)
    if (control) setControl(control, name, own)
    if (this.#nodes.length === 0) this.#listener.onItem?.(name, own)
    if (name === 'tbl' && this.#nodes.length === 0) {
      this.#listener.onTable?.('begins')
      return { edge: 'table' }
    }
    const wanted = keptElements.get(name) ?? (name.startsWith('m:') ? ['m:val'] : undefined)
    if (!wanted || (this.#nodes.length === 0 && name !== 'p' && name !== 'tr')) return {}
    if (name === 'sym' && control?.box !== undefined)
      return { node: this.#begin({ name: 't', attributes: {}, children: [] }, control) }
    if (name === 't' && control?.isPrompt)
      return { node: this.#begin({ name: 'prompt', attributes: { alias: control.alias }, children: [] }) }
    return { node: this.#begin({ name, attributes: pick(wanted, own), children: [] }) }
  }

  #begin(node: WordNode, box?: Control): WordNode {
    this.#nodes.at(-1)?.children.push(node)
    this.#nodes.push(node)
    if (box) this.#readBox(box, node)
    return node
  }

  #endNode(node: WordNode) {
    this.#nodes.pop()
    if (this.#nodes.length > 0) return
    if (node.name === 'p') this.#listener.onParagraph(node)
    else this.#listener.onRow?.(node)
  }

  #beginControl(): Control {
    const outer = this.#controls.at(-1)
    const control = { isPrompt: false, alias: outer?.alias ?? '', isContents: false }
    this.#controls.push(control)
    return control
  }

  #endControl(control: Control) {
    this.#controls.pop()
    if (control.box === 'on' || control.box === 'off')
      this.#nodes.at(-1)?.children.push({ name: 't', attributes: {}, children: [signOf(control)] })
  }

  /** The first text in a check box is its sign. */
  #readBox(control: Control, node: WordNode) {
    if (control.box === 'on' || control.box === 'off') node.children.push(signOf(control))
    control.box = 'read'
  }
}

const withPrefix =
  (prefix: string, attribute: Attribute): Attribute =>
  (wanted) =>
    attribute(wanted.includes(':') ? wanted : prefix + wanted) ?? attribute(wanted)

const signOf = ({ box }: Control) => (box === 'on' ? '☒' : '☐')

function setControl(control: Control, name: string, attribute: Attribute) {
  if (name === 'showingPlcHdr') control.isPrompt = true
  else if (name === 'alias') control.alias = attribute('val') ?? ''
  else if (name === 'docPartGallery') control.isContents = /^table of /i.test(attribute('val') ?? '')
  else if (name === 'w14:checkbox') control.box = 'off'
  else if (name === 'w14:checked') control.box = /^(?:1|true|on)$/.test(attribute('w14:val') ?? '1') ? 'on' : 'off'
}

function pick(wanted: readonly string[], attribute: Attribute): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of wanted) {
    const value = attribute(name)
    if (value !== undefined) picked[name] = value
  }
  return picked
}
