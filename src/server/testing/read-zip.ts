import { crc32, inflateRawSync } from 'node:zlib'

/** An entry as described in the central directory of a zip, and in the local header before its data. */
export type ZipEntry = { name: string; central: ZipHeader; local: ZipHeader; offset: number; data: Buffer | undefined }
type ZipHeader = {
  name: string
  flags: number
  method: number
  time: number
  date: number
  crc: number
  packed: number
  size: number
  extra: number
  version: number
}
export type ReadZip = { entries: ZipEntry[]; comment: string; isWhole: boolean }

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1')

/** Reads every entry of a zip from both headers, so that differences between them can be found. */
export function readZip(bytes: Uint8Array): ReadZip {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf(endSignature)
  if (end === -1) throw new Error('It is no zip')
  const [count, size, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)]
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    const central = header(file, at + 6, at + 46)
    const offset = file.readUInt32LE(at + 42)
    entries.push({ ...entryAt(file, offset, central), central, offset })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return { entries, comment: file.toString('latin1', end + 22), isWhole: at === end && start + size === end }
}

function entryAt(file: Buffer, offset: number, central: ZipHeader): Pick<ZipEntry, 'name' | 'local' | 'data'> {
  const local = header(file, offset + 4, offset + 30)
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  return { name: central.name, local, data: unpack(file.subarray(start, start + central.packed), central) }
}

/** The fields that a local header and a directory entry share; `at` is the offset of the required version. */
function header(file: Buffer, at: number, nameAt: number): ZipHeader {
  return {
    version: file.readUInt16LE(at),
    flags: file.readUInt16LE(at + 2),
    method: file.readUInt16LE(at + 4),
    time: file.readUInt16LE(at + 6),
    date: file.readUInt16LE(at + 8),
    crc: file.readUInt32LE(at + 10),
    packed: file.readUInt32LE(at + 14),
    size: file.readUInt32LE(at + 18),
    name: file.toString('utf8', nameAt, nameAt + file.readUInt16LE(at + 22)),
    extra: file.readUInt16LE(at + 24),
  }
}

/** Returns the data of an entry; undefined if it does not match the directory. */
function unpack(body: Buffer, { method, crc, size }: ZipHeader): Buffer | undefined {
  if (method !== 0 && method !== 8) return undefined
  try {
    const data = method === 8 ? inflateRawSync(body) : body
    return data.length === size && crc32(data) === crc ? data : undefined
  } catch {
    return undefined
  }
}
