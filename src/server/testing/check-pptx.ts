import { checkOffice, missing, repeated, valuesOf } from './check-office.ts'
import { findAll, type XmlNode } from './read-office.ts'

type Frame = { name: string; x: number; y: number; width: number; height: number }
export type ReadSlide = {
  root: XmlNode
  title: string
  /** All texts, one for each paragraph, in the order of the file. */
  texts: string[]
  notes: string[]
  /** Positions of its shapes in points, without those that use the position in their layout. */
  frames: Frame[]
  layout: string
}
export type ReadPptx = { parts: Map<string, Buffer>; xml: Map<string, XmlNode>; slides: ReadSlide[] }

const emuPerPoint = 12_700

/** Reads a deck and throws if it has any of the faults for which PowerPoint offers to repair a file. */
export function checkPptx(bytes: Uint8Array): ReadPptx {
  const { parts, xml, faults } = checkOffice(bytes)
  const presentation = xml.get('ppt/presentation.xml')!
  const paths = findAll(presentation, 'p:sldId').map((_, index) => `ppt/slides/slide${index + 1}.xml`)
  const ofSlides = paths.flatMap((path) => {
    const root = xml.get(path)!
    const ids = valuesOf(root, 'p:cNvPr', 'id')
    const connected = ['a:stCxn', 'a:endCxn'].flatMap((name) => valuesOf(root, name, 'id'))
    return [
      ...repeated(`shape of ${path}`, ids),
      ...repeated(`name on ${path}`, valuesOf(root, 'p:cNvPr', 'name')),
      ...missing(`shape of ${path}`, connected, ids),
      ...findAll(root, 'p:pic').map(() => `${path} has a picture`),
      ...[...findAll(root, 'a:tr')].flatMap((row) => (findAll(row, 'a:tc').length === 0 ? ['a row has no cells'] : [])),
    ]
  })
  const all = [...faults, ...ofSlides, ...repeated('slide', valuesOf(presentation, 'p:sldId', 'id'))]
  if (all.length > 0) throw new Error(all.join('\n'))
  return { parts, xml, slides: paths.map((path, index) => readSlide(xml, path, index + 1)) }
}

function readSlide(xml: Map<string, XmlNode>, path: string, number: number): ReadSlide {
  const root = xml.get(path)!
  const notes = xml.get(`ppt/notesSlides/notesSlide${number}.xml`)
  const relationships = findAll(xml.get(path.replace('slides/', 'slides/_rels/') + '.rels')!, 'Relationship')
  const title = findAll(root, 'p:sp').find((shape) => ['title', 'ctrTitle'].includes(valuesOf(shape, 'p:ph', 'type')[0] ?? ''))
  return {
    root,
    title: title ? textsOf(title).join(' ') : '',
    texts: textsOf(root),
    notes: notes ? textsOf(notes) : [],
    frames: framesOf(root),
    layout: relationships.map(({ attributes }) => attributes['Target']!).find((target) => target.includes('slideLayout'))!,
  }
}

export const textsOf = (node: XmlNode) => findAll(node, 'a:p').map(slideText)

function slideText(node: XmlNode): string {
  if (node.name === 'a:br') return '\n'
  const isText = node.name === 'a:t'
  return node.children.map((child) => (typeof child === 'object' ? slideText(child) : isText ? child : '')).join('')
}

function framesOf(root: XmlNode): Frame[] {
  return ['p:sp', 'p:cxnSp', 'p:graphicFrame', 'p:grpSp'].flatMap((name) =>
    findAll(root, name).flatMap((shape) => {
      const [off, ext] = [findAll(shape, 'a:off')[0], findAll(shape, 'a:ext').find(({ attributes }) => attributes['cx'])]
      if (!off || !ext) return []
      const [x, y, width, height] = [off.attributes['x'], off.attributes['y'], ext.attributes['cx'], ext.attributes['cy']].map(
        (value) => Number(value) / emuPerPoint,
      ) as [number, number, number, number]
      return [{ name: valuesOf(shape, 'p:cNvPr', 'name')[0]!, x, y, width, height }]
    }),
  )
}
