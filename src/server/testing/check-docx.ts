import { checkOffice } from './check-office.ts'
import type { XmlNode } from './read-office.ts'
import { listWordDefects } from './word/list-word-defects.ts'

export type ReadDocx = { parts: Map<string, Buffer>; document: XmlNode; xml: Map<string, XmlNode> }

/** Reads a Word file and throws if it has any of the faults for which Word offers to repair a file. */
export function checkDocx(bytes: Uint8Array): ReadDocx {
  const { parts, xml, faults: general } = checkOffice(bytes)
  const faults = [...general, ...listWordDefects(xml)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { parts, document: xml.get('word/document.xml')!, xml }
}
