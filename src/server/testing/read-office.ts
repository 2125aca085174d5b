import { inflateRawSync } from 'node:zlib'

export type XmlNode = { name: string; attributes: Record<string, string>; children: (XmlNode | string)[] }

/** Reads the parts of an Open XML file, by path, with the directory at its end. */
export function readParts(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes)
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const parts = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, nameLength, offset] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28), file.readUInt32LE(at + 42)]
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
    const body = file.subarray(start, start + packed)
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), file.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body)
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}

const token = /<\?xml [^?]*\?>\s*|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&(?!(amp|lt|gt|quot|#\d+);)/

/** Reads XML strictly: throws if it is not well-formed. */
export function readXml(bytes: Uint8Array): XmlNode {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const complaint = forbidden.exec(xml)
  if (complaint)
    throw new Error(`Forbidden at ${complaint.index}: ${JSON.stringify(xml.slice(complaint.index, complaint.index + 20))}`)
  const root: XmlNode = { name: '', attributes: {}, children: [] }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex
    const found = token.exec(xml)
    if (!found) throw new Error(`Not well-formed at ${start}: ${xml.slice(start, start + 60)}`)
    const [, closing, opening, attributes = '', empty, text] = found
    if (closing && open.pop()!.name !== closing) throw new Error(`</${closing}> closes nothing at ${start}`)
    if (text) open.at(-1)!.children.push(decode(text))
    if (!opening) continue
    const node = { name: opening, attributes: readAttributes(attributes), children: [] }
    open.at(-1)!.children.push(node)
    if (!empty) open.push(node)
  }
  const [only] = root.children.filter((child) => typeof child !== 'string')
  if (open.length !== 1 || !only) throw new Error('An element is not closed')
  return only
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  // Each is ` name="value"`, and a value contains neither a quote nor `<`: the pattern of tokens ensures that.
  for (let at = 1; at < text.length;) {
    const equals = text.indexOf('=', at)
    const end = text.indexOf('"', equals + 2)
    const name = text.slice(at, equals)
    if (Object.hasOwn(attributes, name)) throw new Error(`An attribute comes twice:${text}`)
    attributes[name] = decode(text.slice(equals + 2, end))
    at = end + 2
  }
  return attributes
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = (text: string) =>
  !text.includes('&')
    ? text
    : text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string, name: string) =>
        code ? String.fromCodePoint(Number(code)) : characters[name]!,
      )

/** Finds every element of that name, in order. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = []
  const visit = (one: XmlNode) => {
    if (one.name === name) found.push(one)
    for (const child of one.children) if (typeof child !== 'string') visit(child)
  }
  visit(node)
  return found
}

/** Returns the text of a Word paragraph, with line breaks and tabs, without field instructions. */
export function paragraphText(node: XmlNode): string {
  if (node.name === 'w:br') return '\n'
  if (node.name === 'w:tab' && Object.keys(node.attributes).length === 0) return '\t'
  const isText = node.name === 'w:t'
  return node.children.map((child) => (typeof child === 'object' ? paragraphText(child) : isText ? child : '')).join('')
}
