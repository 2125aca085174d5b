import type { UnreadCollector } from '../collect-unread.ts'
import { describePicture } from '../describe-picture.ts'
import { type Element, elementNamed, elementsOf, findElements } from './read-elements.ts'

export type Region = { kind: 'insertion' | 'deletion'; by: string; text: string }
type Surroundings = {
  unread: UnreadCollector
  /** Media types of embedded objects. */
  objects: ReadonlyMap<string, string>
  isHidden(style: string | undefined): boolean
}
export type InlineText = { text: string; notes: { mark: string; body: Element }[]; boxes: Element[] }

/** Elements whose text is not part of the paragraph. */
const unseen = new Set([
  'text:ruby-text',
  'svg:title',
  'svg:desc',
  'office:binary-data',
  'text:note',
  'office:annotation',
  'text:label',
])

const plainText = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : plainText(child))).join('')

/** Reads the text of paragraphs of an OpenDocument text; what they show otherwise is listed as not read. */
export class OdtInline {
  readonly regions = new Map<string, Region>()
  readonly #around: Surroundings
  readonly #boxes = new Map<string, { isTicked: boolean; label: string }>()
  /** Where insertions begin in the text. */
  readonly #from = new Map<string, number>()
  #read: InlineText = { text: '', notes: [], boxes: [] }

  constructor(around: Surroundings) {
    this.#around = around
  }

  read(paragraph: Element): InlineText {
    this.#read = { text: '', notes: [], boxes: [] }
    this.#from.clear()
    const isHidden = this.#around.isHidden(paragraph.attributes.get('text:style-name'))
    if (isHidden) this.#tell('hidden', plainText(paragraph))
    else this.#readWithin(paragraph)
    return this.#read
  }

  /** A frame outside any paragraph. */
  readAlone(frame: Element): InlineText {
    return this.read({ name: 'text:p', attributes: new Map(), children: [frame] })
  }

  readForms(forms: Element): void {
    for (const box of findElements(forms, 'form:checkbox'))
      for (const id of ['xml:id', 'form:id'])
        this.#boxes.set(box.attributes.get(id) ?? '', {
          isTicked: (box.attributes.get('form:current-state') ?? box.attributes.get('form:state')) === 'checked',
          label: box.attributes.get('form:label') ?? '',
        })
  }

  #tell(kind: Parameters<UnreadCollector['tell']>[0]['kind'], text = '', by = '') {
    this.#around.unread.tell({ kind, text, ...(by !== '' && { by }) })
  }

  #readWithin(element: Element) {
    for (const child of element.children) {
      if (typeof child === 'string') this.#read.text += child.replaceAll(/\s+/g, ' ')
      else if (!this.#readSpecial(child) && !unseen.has(child.name)) this.#readWithin(child)
    }
  }

  /** Elements that are not only the way to their text. */
  #readSpecial(child: Element): boolean {
    const { name, attributes } = child
    if (name === 'text:s') this.#read.text += ' '
    else if (name === 'text:tab') this.#read.text += ' '
    else if (name === 'text:line-break') this.#read.text += '\n'
    else if (name === 'text:note') this.#readNote(child)
    else if (name === 'office:annotation') this.#readComment(child)
    else if (name === 'draw:frame' || name === 'draw:custom-shape') this.#readFrame(child)
    else if (name === 'draw:control') this.#readControl(attributes.get('draw:control') ?? '')
    else if (name === 'text:placeholder' || attributes.get('loext:showing-place-holder') === 'true')
      this.#tell('unfilled', plainText(child))
    else if (attributes.get('loext:checkbox') === 'true') this.#read.text += attributes.get('loext:checked') === 'true' ? '☒' : '☐'
    else if (name === 'text:hidden-text' || (name === 'text:span' && this.#around.isHidden(attributes.get('text:style-name'))))
      this.#tell('hidden', attributes.get('text:string-value') ?? plainText(child))
    else return this.#readChange(child)
    return true
  }

  #readNote(note: Element) {
    const citation = elementNamed(note, 'text:note-citation')
    const body = elementNamed(note, 'text:note-body')
    if (!body) return
    const mark = (citation && plainText(citation).trim()) || '*'
    this.#read.text += `[${mark}]`
    this.#read.notes.push({ mark, body: { ...body, name: 'text:section' } })
  }

  #readComment(annotation: Element) {
    const by = elementNamed(annotation, 'dc:creator')
    const text = elementsOf(annotation).filter((child) => child.name === 'text:p' || child.name === 'text:list')
    this.#tell('comment', text.map(plainText).join(' '), by && plainText(by))
  }

  #readFrame(frame: Element) {
    const told = elementNamed(frame, 'svg:desc') ?? elementNamed(frame, 'svg:title')
    const description = told ? plainText(told) : ''
    const box = elementNamed(frame, 'draw:text-box')
    const object = elementNamed(frame, 'draw:object') ?? elementNamed(frame, 'draw:object-ole')
    if (box) this.#read.boxes.push(box)
    else if (object) this.#show(this.#kindOf(object), description)
    else if (elementNamed(frame, 'draw:image')) this.#show('picture', description)
    else this.#read.boxes.push(frame)
  }

  #kindOf(object: Element) {
    const type = this.#around.objects.get((object.attributes.get('xlink:href') ?? '').replace(/^\.\//, '')) ?? ''
    if (type.includes('formula')) return 'equation'
    return type.includes('chart') ? 'chart' : 'object'
  }

  #show(kind: 'picture' | 'object' | 'chart' | 'equation', description: string) {
    this.#read.text += ` ${describePicture(description, kind)} `
    this.#tell(kind, description)
  }

  #readControl(id: string) {
    const box = this.#boxes.get(id)
    if (box) this.#read.text += `${box.isTicked ? '☒' : '☐'} ${box.label} `
  }

  #readChange({ name, attributes }: Element): boolean {
    const id = attributes.get('text:change-id') ?? ''
    const region = this.regions.get(id)
    if (name === 'text:change-start') this.#from.set(id, this.#read.text.length)
    else if (name === 'text:change-end' && region)
      this.#tell(region.kind, this.#read.text.slice(this.#from.get(id) ?? 0), region.by)
    else if (name === 'text:change' && region) this.#tell(region.kind, region.text, region.by)
    else return false
    return true
  }
}
