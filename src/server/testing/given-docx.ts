import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a zip file; `claim` is the unpacked size written into the directory. */
type ZipPart = { name: string; content: string | Uint8Array; claim?: number; flags?: number; offset?: number }

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Writes a zip file exactly as its parts specify, even if that is wrong. */
export function givenZip(parts: ZipPart[]): Uint8Array {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content, { level: 9 })
    const fields = zipFields(part, { content, packed, name })
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0]), fields, Buffer.alloc(2), name, packed])
    const place = Buffer.alloc(16)
    place.writeUInt32LE(part.offset ?? offset, 12)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0, 20, 0]), fields, place, name]))
    files.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}

/** Flags, method, time, checksum, sizes and length of the name, in the format of both headers. */
function zipFields(part: ZipPart, { content, packed, name }: { content: Buffer; packed: Buffer; name: Buffer }) {
  const fields = Buffer.alloc(22)
  fields.writeUInt16LE(part.flags ?? 0, 0)
  fields.writeUInt16LE(8, 2)
  fields.writeUInt32LE(crc32(content), 8)
  fields.writeUInt32LE(packed.length, 12)
  fields.writeUInt32LE(part.claim ?? content.length, 16)
  fields.writeUInt16LE(name.length, 20)
  return fields
}

/** A Word document with this body and these styles, and further parts if needed. */
export function givenDocx(body: string, { styles = '', parts = [] as ZipPart[], prologue = '' } = {}): Uint8Array {
  const root = (name: string, inner: string) => `<w:${name} xmlns:w="${wordNamespace}">${inner}</w:${name}>`
  const relation = (kind: string, target: string) => `<Relationship Id="${kind}" Type="${relations}/${kind}" Target="${target}"/>`
  const relationships = (inner: string) => `<?xml version="1.0"?><Relationships>${inner}</Relationships>`
  return givenZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationships(relation('officeDocument', 'word/document.xml')) },
    { name: 'word/_rels/document.xml.rels', content: relationships(relation('styles', 'styles.xml')) },
    { name: 'word/document.xml', content: `<?xml version="1.0"?>${prologue}${root('document', `<w:body>${body}</w:body>`)}` },
    { name: 'word/styles.xml', content: root('styles', styles) },
    ...parts,
  ])
}

/** A paragraph with a style. */
export function givenParagraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`
}
