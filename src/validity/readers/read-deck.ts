import { posix } from 'node:path'
import { findAll, readParts, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { relationships } from '#server/testing/read-workbook.ts'
import type { Piece, ReadCell, FileReading } from '../reading.ts'

/** Whether paragraphs in a slide's placeholder are list items by default, by their level. */
type InheritedBullets = (place: XmlNode, level: number) => XmlNode | undefined

/** The layout takes precedence over the master, which has one style for all text placeholders. */
function inheritedBullets(parts: Map<string, Buffer>, slide: string): InheritedBullets {
  const partOf = (path: string, kind: string) => {
    const target = [...relationships(parts, path).values()].find((one) => one.includes(`/${kind}`))
    const part = target === undefined ? undefined : parts.get(target)
    if (!part) throw new Error(`${path} has no ${kind}`)
    return { path: target!, root: readXml(part) }
  }
  const layout = partOf(slide, 'slideLayout')
  const master = partOf(layout.path, 'slideMaster')
  const [ofMaster] = findAll(master.root, 'p:bodyStyle')
  return (place, level) => {
    const own = findAll(layout.root, 'p:sp').find((shape) => isSame(findAll(shape, 'p:ph')[0], place))
    return [own, ofMaster].map((style) => bulletIn(style && findAll(style, `a:lvl${level + 1}pPr`)[0])).find(Boolean)
  }
}

const isSame = (one: XmlNode | undefined, other: XmlNode) => one !== undefined && indexOf(one) === indexOf(other)
const indexOf = ({ attributes }: XmlNode) => attributes['idx'] ?? '0'

const bullets = ['a:buNone', 'a:buChar', 'a:buAutoNum']

/** The bullet in a paragraph's own properties. */
const bulletIn = (properties: XmlNode | undefined): XmlNode | undefined =>
  properties?.children.find((one): one is XmlNode => typeof one === 'object' && bullets.includes(one.name))

type Parts = Map<string, Buffer>

const child = (node: XmlNode | undefined, name: string) =>
  node?.children.find((one): one is XmlNode => typeof one === 'object' && one.name === name)
const elements = (node: XmlNode) => node.children.filter((one): one is XmlNode => typeof one === 'object')
const attributeOf = (node: XmlNode | undefined, name: string) => node?.attributes[name]

/** Reads a deck in the order of a screen reader, only from its XML. */
export function readDeck(bytes: Uint8Array): FileReading {
  const parts = readParts(bytes)
  const presentation = xmlOf(parts, 'ppt/presentation.xml')
  const targets = relationships(parts, 'ppt/presentation.xml')
  const slides = findAll(presentation, 'p:sldId').map(({ attributes }) => targets.get(attributes['r:id']!)!)
  const reading: FileReading = {
    ...propertiesOf(parts),
    pieces: [],
    links: slides.flatMap((path) => outsideLinks(parts, path)),
    contents: [],
    notes: slides.flatMap((path) => notesOf(parts, path)),
    faults: [],
    parts: slides.length,
  }
  const titles = new Set<string>()
  for (const path of slides) {
    const slide = withoutFallbacks(xmlOf(parts, path))
    const pieces = shapesOf(child(child(slide, 'p:cSld'), 'p:spTree')!, inheritedBullets(parts, path))
    const title = pieces.find(({ kind }) => kind === 'heading')
    const said = title?.kind === 'heading' ? title.text : ''
    if (said === '' || titles.has(said)) reading.faults.push(`${path} has no title of its own: ${JSON.stringify(said)}.`)
    titles.add(said)
    reading.pieces.push(...pieces)
  }
  return reading
}

function xmlOf(parts: Parts, path: string): XmlNode {
  const part = parts.get(path)
  if (!part) throw new Error(`${path} is missing`)
  return readXml(part)
}

/** Of content that is written twice, for programs that do not know the first form, only the first form is used. */
function withoutFallbacks(node: XmlNode): XmlNode {
  const children = node.children.flatMap((one) => {
    if (typeof one === 'string') return [one]
    const whole = withoutFallbacks(one)
    return one.name === 'mc:AlternateContent' ? (child(whole, 'mc:Choice')?.children ?? []) : [whole]
  })
  return { ...node, children }
}

function propertiesOf(parts: Parts): Pick<FileReading, 'title' | 'language' | 'properties'> {
  const core = xmlOf(parts, 'docProps/core.xml')
  const text = (name: string) => findAll(core, name).map(innerText).join('')
  const properties = findAll(xmlOf(parts, 'docProps/custom.xml'), 'vt:lpwstr').map(innerText)
  return { title: text('dc:title'), language: text('dc:language'), properties }
}

const innerText = (node: XmlNode): string => node.children.map((one) => (typeof one === 'string' ? one : innerText(one))).join('')

function outsideLinks(parts: Parts, path: string): string[] {
  const part = parts.get(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`))
  return (part ? findAll(readXml(part), 'Relationship') : [])
    .filter(({ attributes }) => attributes['TargetMode'] === 'External')
    .map(({ attributes }) => attributes['Target']!)
}

function notesOf(parts: Parts, path: string): string[] {
  const notes = [...relationships(parts, path).values()].find((target) => target.includes('notesSlide'))
  if (!notes) return []
  const body = findAll(xmlOf(parts, notes), 'p:sp').filter((shape) => placeholderOf(shape) === 'body')
  return body.flatMap((shape) => findAll(shape, 'a:p').map(paragraphText))
}

const placeholderOf = (shape: XmlNode) => {
  const place = findAll(shape, 'p:ph')[0]
  return place && (place.attributes['type'] ?? 'obj')
}

const furniture = new Set(['sldNum', 'ftr', 'dt', 'hdr'])
/** The number of the placeholder that names a slide's chapter. */
const eyebrow = '13'

/** Other groups contain text and decoration: their alternative text only repeats text that is read anyway. */
const isDrawing = (name = '') => name.startsWith('Diagram ')

function shapesOf(tree: XmlNode, inherited: InheritedBullets): Piece[] {
  return elements(tree).flatMap((shape): Piece[] => {
    const properties = findAll(shape, 'p:cNvPr')[0]
    const alt = attributeOf(properties, 'descr')
    if (shape.name === 'p:grpSp')
      return isDrawing(attributeOf(properties, 'name'))
        ? [{ kind: 'picture', alt: alt ?? '', words: findAll(shape, 'a:p').map(paragraphText) }]
        : shapesOf(shape, inherited)
    if (shape.name === 'p:graphicFrame') return frameOf(shape, alt ?? '')
    if (shape.name === 'p:pic') return [{ kind: 'picture', alt: alt ?? '' }]
    return shape.name === 'p:sp' ? textOf(shape, inherited) : []
  })
}

function frameOf(frame: XmlNode, alt: string): Piece[] {
  const [table] = findAll(frame, 'a:tbl')
  if (!table) return [{ kind: 'picture', alt }]
  const rows = findAll(table, 'a:tr').map((row) =>
    findAll(row, 'a:tc').map((cell): ReadCell => ({ text: findAll(cell, 'a:p').map(paragraphText).join('\n') })),
  )
  const hasHeads = attributeOf(child(table, 'a:tblPr'), 'firstRow') === '1'
  if (!hasHeads) return rows.flat().map(({ text }) => ({ kind: 'words', text }))
  const [heads = [], ...others] = rows
  return [{ kind: 'table', heads: heads.map(({ text }) => text), rows: others }]
}

function textOf(shape: XmlNode, inherited: InheritedBullets): Piece[] {
  const place = placeholderOf(shape)
  const [placeholder] = findAll(shape, 'p:ph')
  const index = attributeOf(placeholder, 'idx')
  const paragraphs = findAll(shape, 'a:p')
  if (place === 'title' || place === 'ctrTitle')
    return [{ kind: 'heading', level: 1, text: paragraphs.map(paragraphText).join('\n') }]
  if ((place && furniture.has(place)) || (place === 'body' && index === eyebrow)) return []
  return paragraphs.map((paragraph): Piece => {
    const properties = child(paragraph, 'a:pPr')
    const text = paragraphText(paragraph)
    const level = Number(attributeOf(properties, 'lvl') ?? 0)
    const bullet = bulletIn(properties) ?? (placeholder && inherited(placeholder, level))
    if (!bullet || bullet.name === 'a:buNone') return { kind: 'words', text }
    return { kind: 'item', level, ordered: bullet.name === 'a:buAutoNum', text }
  })
}

function paragraphText(node: XmlNode): string {
  if (node.name === 'a:br') return '\n'
  const isText = node.name === 'a:t'
  return node.children.map((one) => (typeof one === 'object' ? paragraphText(one) : isText ? one : '')).join('')
}
