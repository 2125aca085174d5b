import { zipDirectory } from '../open-xml-archive.ts'
import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file with other bytes for some of its parts; the others are copied in packed form, in the same order. */
export function replaceParts(bytes: Uint8Array, replaced: ReadonlyMap<string, Uint8Array>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, header, packed } of zipDirectory(bytes)) {
    const other = replaced.get(name.toString('utf8').replaceAll('\\', '/').toLowerCase())
    const body = other ? deflateRawSync(other) : packed
    const record = Buffer.from(header)
    // The sizes are now in the header, and there is nothing after the bytes or the name.
    record.writeUInt16LE(record.readUInt16LE(8) & ~8, 8)
    record.fill(0, 30, 34)
    record.writeUInt32LE(offset, 42)
    if (other) {
      record.writeUInt16LE(8, 10)
      record.writeUInt32LE(crc32(other), 16)
      record.writeUInt32LE(body.length, 20)
      record.writeUInt32LE(other.length, 24)
    }
    // A local header has the same fields as the directory, from the required version to the length of the name.
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), record.subarray(6, 30), Buffer.alloc(2), name])
    files.push(local, body)
    directory.push(record, name)
    offset += local.length + body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
