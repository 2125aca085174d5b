import { rmSync, writeFileSync } from 'node:fs'
import { deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Bytes as they are before they are packed; `isPacked` where the file holds them so. */
type Piece = { bytes: Buffer; isPacked: boolean }

/** ISO/IEC 21320-1: the entries of a package, by its central directory. */
function zipPieces(file: Buffer): Piece[] {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const pieces: Piece[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const isPacked = file.readUInt16LE(at + 10) === 8
    const size = file.readUInt32LE(at + 20)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const stored = file.subarray(start, start + size)
    pieces.push({ bytes: isPacked ? inflateRawSync(stored) : stored, isPacked })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return pieces
}

function pdfPieces(file: Buffer): Piece[] {
  const text = file.toString('latin1')
  const pieces: Piece[] = []
  let rest = 0
  for (const found of text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const start = found.index + found[0].length
    const end = text.indexOf('endstream', start)
    pieces.push(
      { bytes: file.subarray(rest, start), isPacked: false },
      { bytes: inflateSync(file.subarray(start, end)), isPacked: true },
    )
    rest = end
  }
  return [...pieces, { bytes: file.subarray(rest), isPacked: false }]
}

/** Packs and writes what is in a file again: less than that no writer of the same bytes can do. */
export function floorOf(file: Uint8Array, isPdf: boolean): (output: string) => void {
  const bytes = Buffer.from(file)
  const pieces = isPdf ? pdfPieces(bytes) : zipPieces(bytes)
  const pack = isPdf ? deflateSync : deflateRawSync
  return (output) => {
    writeFileSync(output, Buffer.concat(pieces.map((piece) => (piece.isPacked ? pack(piece.bytes) : piece.bytes))))
    rmSync(output)
  }
}
