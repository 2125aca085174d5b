import { posix } from 'node:path'
import { findAll, readParts, readXml, type XmlNode } from './read-office.ts'

/** A text, a number, or a formula with its stored value. */
export type ReadCell = { text?: string; number?: number; formula?: string; format: string; style: XmlNode }
export type ReadSheet = { name: string; root: XmlNode; cells: Map<string, ReadCell>; tables: XmlNode[]; path: string }
export type ReadWorkbook = {
  parts: Map<string, Buffer>
  /** The value of each defined name. */ names: Map<string, string>
  book: XmlNode
  sheets: ReadSheet[]
}

/** Reads a workbook as another program would: through its relationships, and strictly. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const parts = readParts(bytes)
  const xmlOf = (path: string) => {
    const part = parts.get(path)
    if (!part) throw new Error(`${path} is missing`)
    return readXml(part)
  }
  const book = xmlOf('xl/workbook.xml')
  const targets = relationships(parts, 'xl/workbook.xml')
  const strings = findAll(xmlOf('xl/sharedStrings.xml'), 'si').map(stringText)
  const styles = readStyles(xmlOf('xl/styles.xml'))
  const sheets = findAll(book, 'sheet').map(({ attributes }) => {
    const path = targets.get(attributes['r:id']!)!
    const root = xmlOf(path)
    const own = relationships(parts, path)
    const tables = findAll(root, 'tablePart').map((part) => xmlOf(own.get(part.attributes['r:id']!)!))
    const cells = findAll(root, 'c').map((cell) => [cell.attributes['r']!, readCell(cell, strings, styles)] as const)
    return { name: attributes['name']!, root, cells: new Map(cells), tables, path }
  })
  const names = new Map(findAll(book, 'definedName').map((name) => [name.attributes['name']!, innerText(name)]))
  return { parts, book, sheets, names }
}

/** The targets of a part's relationships, by id. */
export function relationships(parts: Map<string, Buffer>, path: string): Map<string, string> {
  const part = parts.get(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`))
  const entries = part ? findAll(readXml(part), 'Relationship') : []
  return new Map(
    entries.map(({ attributes: { Id = '', Target = '', TargetMode } }) => [
      Id,
      TargetMode === 'External' ? Target : posix.join(posix.dirname(path), Target),
    ]),
  )
}

const codes = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
/** All text in an element. */
export const innerText = (node: XmlNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : innerText(child))).join('')
const stringText = (node: XmlNode) => codes(findAll(node, 't').map(innerText).join(''))

type Style = { format: string; style: XmlNode }

function readStyles(root: XmlNode): Style[] {
  const formats = new Map(findAll(root, 'numFmt').map(({ attributes }) => [attributes['numFmtId']!, attributes['formatCode']!]))
  const [cells] = findAll(root, 'cellXfs')
  return findAll(cells!, 'xf').map((style) => ({ style, format: formats.get(style.attributes['numFmtId']!) ?? 'General' }))
}

function readCell(cell: XmlNode, strings: readonly string[], styles: readonly Style[]): ReadCell {
  const style = styles[Number(cell.attributes['s'] ?? 0)]
  if (!style) throw new Error(`${cell.attributes['r']} has no style`)
  const [formula] = findAll(cell, 'f').map(innerText)
  const [value] = findAll(cell, 'v').map(innerText)
  const isText = cell.attributes['t'] === 's'
  const text = isText ? strings[Number(value)] : cell.attributes['t'] === 'str' ? codes(value ?? '') : undefined
  if (isText && text === undefined) throw new Error(`${cell.attributes['r']} names a text that is missing`)
  return {
    ...style,
    ...(formula === undefined ? {} : { formula }),
    ...(text === undefined ? {} : { text }),
    ...(text === undefined && value !== undefined ? { number: Number(value) } : {}),
  }
}

/** All texts of a sheet, from the top left. */
export const sheetTexts = ({ cells }: ReadSheet) =>
  [...cells.values()].flatMap(({ text, formula }) => (text && formula === undefined ? [text] : []))

/** The rectangle of `B3:D9`, with columns and rows from 1. */
export function readRange(range: string) {
  const corners = range
    .replaceAll('$', '')
    .split(':')
    .map((cell) => /^([A-Z]+)(\d+)$/.exec(cell)!)
  const columns = corners.map(([, letters = '']) =>
    Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
  )
  const rows = corners.map(([, , row]) => Number(row))
  return { left: columns[0]!, right: columns.at(-1)!, top: rows[0]!, bottom: rows.at(-1)! }
}
