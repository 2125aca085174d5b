import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from '../raster/canvas.ts'

/** A PNG with a palette, which takes a third of the bytes of four channels per pixel. */
export function palettePng({ width, height, colours, rows }: Pixels): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    // Half the time of level 7, for 6 % more bytes; level 3 is faster still, for 25 %.
    chunk('IDAT', deflateSync(rows, { level: 4, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Eight bits per pixel: an index into the palette. */
function header(width: number, height: number): Buffer {
  const fields = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  fields.writeUInt32BE(width, 0)
  fields.writeUInt32BE(height, 4)
  return fields
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
