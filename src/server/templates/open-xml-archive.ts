import { crc32, createInflateRaw } from 'node:zlib'
import { refusal } from './refusal.ts'

/** Bytes of all parts together, unpacked. */
const mostUnpacked = 50 * 2 ** 20
const mostParts = 4000
/** Maximum tags that may be read, in all readings of all parts together: about ten times those of a long document. */
const mostTags = 3_000_000
const chunkSize = 64 * 1024

type Part = { flags: number; method: number; checksum: number; packed: number; claimed: number; offset: number }
export type Archive = {
  /** In lower case. */
  names: string[]
  /** The part's bytes as they are unpacked; `undefined` for a missing part. */
  read(name: string): AsyncIterable<Buffer> | undefined
}

/**
 * The parts of a zip file (APPNOTE 6.3), found through its directory. Its sizes are not trusted: their sum is limited at once, and no part
 * may unpack to more than its declared size.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts = readDirectory(file)
  let tags = 0
  async function* readCounted(part: Part): AsyncIterable<Buffer> {
    for await (const chunk of unpack(contentOf(file, part), part)) {
      tags += countTags(chunk)
      if (tags > mostTags) throw refusal.tooComplex()
      yield chunk
    }
  }
  return {
    names: [...parts.keys()],
    read(name) {
      const part = parts.get(name.toLowerCase())
      return part && readCounted(part)
    },
  }
}

/** The number of `<`, which determines the time of an XML reader. In pictures it is one byte in 256, which does no harm. */
function countTags(bytes: Buffer): number {
  let count = 0
  for (const byte of bytes) if (byte === 0x3c) count++
  return count
}

function readDirectory(file: Buffer): Map<string, Part> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > file.length) throw refusal.damaged()
  const [count, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  if (count > mostParts || start > end) throw refusal.damaged()
  const parts = new Map<string, Part>()
  let position = start
  for (let index = 0; index < count; index++) {
    if (position + 46 > end || file.readUInt32LE(position) !== 0x02014b50) throw refusal.damaged()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => file.readUInt16LE(position + at)) as [
      number,
      number,
      number,
    ]
    const name = file
      .toString('utf8', position + 46, position + 46 + nameLength)
      .replaceAll('\\', '/')
      .toLowerCase()
    if (parts.has(name)) throw refusal.damaged()
    parts.set(name, readPart(file, position))
    position += 46 + nameLength + extraLength + commentLength
  }
  checkParts(file, [...parts.values()], start)
  return parts
}

/** The records of an archive's directory, without optional fields after the name, and each part's bytes as packed. */
export function* zipDirectory(bytes: Uint8Array): Iterable<{ name: Buffer; header: Buffer; packed: Buffer }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (
    let at = file.readUInt32LE(file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
    file.readUInt32LE(at) === 0x02014b50;
  ) {
    const end = at + 46 + file.readUInt16LE(at + 28)
    yield { name: file.subarray(at + 46, end), header: file.subarray(at, at + 46), packed: contentOf(file, readPart(file, at)) }
    at = end + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function readPart(file: Buffer, position: number): Part {
  return {
    flags: file.readUInt16LE(position + 8),
    method: file.readUInt16LE(position + 10),
    checksum: file.readUInt32LE(position + 16),
    packed: file.readUInt32LE(position + 20),
    claimed: file.readUInt32LE(position + 24),
    offset: file.readUInt32LE(position + 42),
  }
}

function checkParts(file: Buffer, parts: Part[], directory: number) {
  if (parts.some(({ flags }) => flags & 1)) throw refusal.encrypted()
  if (parts.reduce((sum, { claimed }) => sum + claimed, 0) > mostUnpacked) throw refusal.tooLarge()
  let free = 0
  for (const part of parts.toSorted((a, b) => a.offset - b.offset)) {
    // With overlapping parts a small file could unpack to any size.
    if (part.offset < free || part.offset + 30 > directory || file.readUInt32LE(part.offset) !== 0x04034b50) throw refusal.damaged()
    free = startOf(file, part) + part.packed
    if (free > directory) throw refusal.damaged()
  }
}

const startOf = (file: Buffer, { offset }: Part) => offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
const contentOf = (file: Buffer, part: Part) => file.subarray(startOf(file, part), startOf(file, part) + part.packed)

async function* unpack(content: Buffer, { method, claimed, checksum }: Part): AsyncIterable<Buffer> {
  let [size, sum] = [0, 0]
  for await (const chunk of method === 8 ? inflate(content) : stored(content, method)) {
    size += chunk.length
    sum = crc32(chunk, sum)
    if (size > claimed) throw refusal.damaged()
    yield chunk
  }
  if (size !== claimed || sum !== checksum) throw refusal.damaged()
}

function* stored(content: Buffer, method: number): Iterable<Buffer> {
  if (method !== 0) throw refusal.damaged()
  for (let start = 0; start < content.length; start += chunkSize) yield content.subarray(start, start + chunkSize)
}

async function* inflate(content: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize })
  stream.end(content)
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw isZlibError(error) ? refusal.damaged(error) : error
  }
}

const isZlibError = (error: unknown) => error instanceof Error && 'code' in error && /^Z_|^ERR_/.test(String(error.code))
