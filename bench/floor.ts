import { rmSync, writeFileSync } from 'node:fs'
import { deflateRawSync, deflateSync, inflateSync } from 'node:zlib'
import { readZip } from '#server/testing/read-zip.ts'

/** Unpacked bytes; `isPacked` if the file contains them compressed. */
type Piece = { bytes: Buffer; isPacked: boolean }

const zipPieces = (file: Buffer): Piece[] =>
  readZip(file).entries.map(({ central, data }) => ({ bytes: data ?? Buffer.alloc(0), isPacked: central.method === 8 }))

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

/** Packs and writes the contents of a file again: no writer of the same bytes can take less time. */
export function floorOf(file: Uint8Array, isPdf: boolean): (output: string) => void {
  const bytes = Buffer.from(file)
  const pieces = isPdf ? pdfPieces(bytes) : zipPieces(bytes)
  const pack = isPdf ? deflateSync : deflateRawSync
  return (output) => {
    writeFileSync(output, Buffer.concat(pieces.map((piece) => (piece.isPacked ? pack(piece.bytes) : piece.bytes))))
    rmSync(output)
  }
}
