import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; data: Uint8Array; /** For data that is compressed already. */ stored?: boolean }

/** 1 January 1980, the earliest day in a zip; every entry has it. */
const fixedDate = 0x21
const utf8Names = 0x0800
const versionNeeded = 20
const deflated = 8

/** The same entries give the same bytes. Limited to 65,535 entries and 4 GB, like any zip without the 64-bit extension. */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const body = entry.stored ? entry.data : deflateRawSync(entry.data, { level: 4 })
    const header = describe(entry, body.length, name.length)
    directory.push(directoryEntry(header, offset), name)
    files.push(localHeader(header), name, Buffer.from(body.buffer, body.byteOffset, body.byteLength))
    offset += 30 + name.length + body.length
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([...files, ...directory, endRecord({ count: entries.length, directorySize, offset })])
}

/** The 26 bytes that a local header and a directory entry share. */
function describe(entry: ZipEntry, packedSize: number, nameLength: number): Buffer {
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(versionNeeded, 0)
  shared.writeUInt16LE(utf8Names, 2)
  shared.writeUInt16LE(entry.stored ? 0 : deflated, 4)
  shared.writeUInt16LE(fixedDate, 8)
  shared.writeUInt32LE(crc32(entry.data), 10)
  shared.writeUInt32LE(packedSize, 14)
  shared.writeUInt32LE(entry.data.length, 18)
  shared.writeUInt16LE(nameLength, 22)
  return shared
}

function localHeader(shared: Buffer): Buffer {
  const signature = Buffer.from([0x50, 0x4b, 0x03, 0x04])
  return Buffer.concat([signature, shared])
}

function directoryEntry(shared: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(versionNeeded, 4)
  shared.copy(entry, 6)
  entry.writeUInt32LE(offset, 42)
  return entry
}

function endRecord(end: { count: number; directorySize: number; offset: number }): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(end.count, 8)
  record.writeUInt16LE(end.count, 10)
  record.writeUInt32LE(end.directorySize, 12)
  record.writeUInt32LE(end.offset, 16)
  return record
}
