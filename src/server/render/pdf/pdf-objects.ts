import { deflateSync } from 'node:zlib'

/** A PDF as its objects: the bodies between `obj` and `endobj`, by number, in Latin-1, one character a byte. */
export type PdfObjects = { bodies: Map<number, string>; trailer: string }

/** Bytes of one entry of a cross-reference table; ISO 32000-1, 7.5.4. */
const entryLength = 20

/** Reads a file with a single cross-reference table in one section, as Typst writes it. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1])
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 64))
  if (!table) throw new Error('The PDF has no cross-reference table in one piece.')
  const size = Number(table[1])
  const entries = start + table[0].length
  const places: { number: number; offset: number }[] = []
  for (let number = 0; number < size; number++) {
    const entry = text.slice(entries + number * entryLength, entries + (number + 1) * entryLength)
    if (entry[17] === 'n') places.push({ number, offset: Number(entry.slice(0, 10)) })
  }
  places.sort((one, other) => one.offset - other.offset)
  const bodies = new Map(
    places.map(({ number, offset }, index) => {
      const end = text.lastIndexOf('endobj', places[index + 1]?.offset ?? start)
      return [number, text.slice(text.indexOf(' obj', offset) + 4, end).trim()]
    }),
  )
  const trailer = text.slice(text.indexOf('<<', entries + size * entryLength) + 2, text.lastIndexOf('>>'))
  return { bodies, trailer: trailer.replace(/\/Size\s+\d+/, '').trim() }
}

/** Objects per stream: more compress better, fewer are opened faster. */
const mostPacked = 400

/**
 * Writes the objects packed into streams (7.5.7) with a cross-reference stream (7.5.8): tags are the largest part of an uncompressed file.
 */
export function writeObjects({ bodies, trailer }: PdfObjects): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1')]
  let length = pieces[0]!.length
  let size = Math.max(...bodies.keys()) + 1
  const entries = new Map<number, [kind: number, place: number, index: number]>()
  const write = (number: number, body: string) => {
    const piece = Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1')
    entries.set(number, [1, length, 0])
    pieces.push(piece)
    length += piece.length
  }
  const plain = [...bodies].filter(([, body]) => !body.endsWith('endstream'))
  for (const [number, body] of bodies) if (body.endsWith('endstream')) write(number, body)
  for (let first = 0; first < plain.length; first += mostPacked) {
    const group = plain.slice(first, first + mostPacked)
    group.forEach(([number], index) => entries.set(number, [2, size, index]))
    write(size++, packedStream(group))
  }
  const [own, start] = [size, length]
  entries.set(own, [1, start, 0])
  write(own, stream(`/Type /XRef /Size ${own + 1} /W [1 4 2] ${trailer}`, referenceRows(entries, own + 1)))
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(`startxref\n${start}\n%%EOF\n`)]))
}

function packedStream(group: [number: number, body: string][]): string {
  let offset = 0
  const index = group.map(([number, body]) => {
    const place = `${number} ${offset}`
    offset += body.length + 1
    return place
  })
  const head = `${index.join(' ')}\n`
  const bodies = group.map(([, body]) => body).join('\n')
  return stream(`/Type /ObjStm /N ${group.length} /First ${head.length}`, Buffer.from(head + bodies, 'latin1'))
}

export function stream(dictionary: string, content: Buffer): string {
  const packed = deflateSync(content, { level: 4 })
  return `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
}

function referenceRows(entries: Map<number, [number, number, number]>, size: number): Buffer {
  const rows = Buffer.alloc(7 * size)
  rows.writeUInt16BE(0xffff, 5)
  for (const [number, [kind, place, index]] of entries) {
    rows.writeUInt8(kind, 7 * number)
    rows.writeUInt32BE(place, 7 * number + 1)
    rows.writeUInt16BE(index, 7 * number + 5)
  }
  return rows
}
