import { checkOffice, missing, repeated, valuesOf } from './check-office.ts'
import { findAll, type XmlNode } from './read-office.ts'

export type ReadDocx = { parts: Map<string, Buffer>; document: XmlNode; xml: Map<string, XmlNode> }

/** Reads a Word file and throws on any of the faults for which Word offers to repair one. */
export function checkDocx(bytes: Uint8Array): ReadDocx {
  const { parts, xml, faults: general } = checkOffice(bytes)
  const document = xml.get('word/document.xml')!
  const faults = [
    ...general,
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
const stylesUsed = (document: XmlNode) =>
  ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap((name) => valuesOf(document, name, 'w:val'))
