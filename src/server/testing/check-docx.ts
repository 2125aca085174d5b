import { posix } from 'node:path'
import { findAll, readParts, readXml, type XmlNode } from './read-office.ts'

export type ReadDocx = { parts: Map<string, Buffer>; document: XmlNode; xml: Map<string, XmlNode> }

/** Reads a Word file and throws on any of the faults for which Word offers to repair one. */
export function checkDocx(bytes: Uint8Array): ReadDocx {
  const parts = readParts(bytes)
  const xml = new Map([...parts].filter(([path]) => /\.(xml|rels)$/.test(path)).map(([path, body]) => [path, readXml(body)]))
  const document = xml.get('word/document.xml')!
  const faults = [
    ...typelessParts(parts, xml.get('[Content_Types].xml')!),
    ...danglingRelationships(parts, xml),
    ...repeated('picture', valuesOf(document, 'wp:docPr', 'id')),
    ...repeated('bookmark', valuesOf(document, 'w:bookmarkStart', 'w:id')),
    ...repeated('bookmark name', valuesOf(document, 'w:bookmarkStart', 'w:name')),
    ...missing('bookmark', valuesOf(document, 'w:hyperlink', 'w:anchor'), valuesOf(document, 'w:bookmarkStart', 'w:name')),
    ...missing('style', stylesUsed(document), valuesOf(xml.get('word/styles.xml')!, 'w:style', 'w:styleId')),
    ...missing('list', valuesOf(document, 'w:numId', 'w:val'), valuesOf(xml.get('word/numbering.xml')!, 'w:num', 'w:numId')),
    ...findAll(document, 'w:tc').flatMap((cell) =>
      nameOf(cell.children.at(-1)) === 'w:p' ? [] : ['a cell ends without a paragraph'],
    ),
    ...findAll(document, 'w:tr').flatMap((row) => (findAll(row, 'w:tc').length > 63 ? ['a row has more than 63 cells'] : [])),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { parts, document, xml }
}

const nameOf = (node: XmlNode | string | undefined) => (typeof node === 'object' ? node.name : undefined)
const valuesOf = (root: XmlNode, name: string, attribute: string) =>
  findAll(root, name).flatMap(({ attributes }) => (attributes[attribute] === undefined ? [] : [attributes[attribute]]))
const stylesUsed = (document: XmlNode) =>
  ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap((name) => valuesOf(document, name, 'w:val'))

const repeated = (kind: string, values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index).map((value) => `the ${kind} ${value} comes twice`)
const missing = (kind: string, used: string[], known: string[]) =>
  used.filter((value) => !known.includes(value)).map((value) => `the ${kind} ${value} is missing`)

function typelessParts(parts: Map<string, Buffer>, types: XmlNode): string[] {
  const extensions = valuesOf(types, 'Default', 'Extension')
  const names = valuesOf(types, 'Override', 'PartName')
  return [...parts.keys()]
    .filter((path) => path !== '[Content_Types].xml')
    .filter((path) => (path.endsWith('.xml') ? !names.includes(`/${path}`) : !extensions.includes(path.split('.').at(-1)!)))
    .map((path) => `${path} has no type`)
}

function danglingRelationships(parts: Map<string, Buffer>, xml: Map<string, XmlNode>): string[] {
  return [...xml].flatMap(([path, root]) => {
    if (!path.endsWith('.rels')) return []
    const folder = posix.dirname(posix.dirname(path))
    const source = xml.get(posix.join(folder, posix.basename(path, '.rels')))
    const inside = findAll(root, 'Relationship').filter(({ attributes }) => attributes['TargetMode'] !== 'External')
    const targets = inside.map(({ attributes }) => posix.join(folder, attributes['Target']!))
    const uses = source ? ['r:id', 'r:embed'].flatMap((attribute) => attributeValues(source, attribute)) : []
    return [
      ...missing('part', targets, [...parts.keys()]),
      ...missing(`relationship of ${path}`, uses, valuesOf(root, 'Relationship', 'Id')),
    ]
  })
}

function attributeValues(node: XmlNode, attribute: string): string[] {
  const own = node.attributes[attribute] === undefined ? [] : [node.attributes[attribute]]
  return [...own, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : attributeValues(child, attribute)))]
}
