import { crc32, deflateSync } from 'node:zlib'

/** Pixels of four bytes each: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; bytes: Uint8Array }

/** As many as half a byte tells apart. */
const mostColours = 16
/** A colour that fills this share of a picture is no step at an edge; other colours need room beside these. */
const ground = 0.004
const mostGrounds = 9

/**
 * A PNG of a drawing, which has a few colours and the steps between them along each edge: with a palette it takes a third of the
 * bytes that four of them for each pixel take. Opacity is not kept.
 */
export function palettePng({ width, height, bytes }: Pixels): Buffer {
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const uses = countUses(pixels)
  const palette = choosePalette(uses)
  const places = new Map([...uses.keys()].map((colour) => [colour, nearest(colour, palette)]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(packRows(pixels, { width, height, places }), { level: 7, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function countUses(pixels: Uint32Array): Map<number, number> {
  const uses = new Map<number, number>()
  for (let start = 0; start < pixels.length;) {
    const colour = pixels[start]!
    let end = start + 1
    while (pixels[end] === colour) end++
    uses.set(colour, (uses.get(colour) ?? 0) + end - start)
    start = end
  }
  return uses
}

/** The grounds, which are kept as they are, then always the one that is missed most: far from those chosen, and in many places. */
function choosePalette(uses: Map<number, number>): number[] {
  const pixels = [...uses.values()].reduce((sum, count) => sum + count, 0)
  const byUse = [...uses].toSorted(([one, count], [other, otherCount]) => otherCount - count || one - other)
  const palette = byUse
    .filter(([, count]) => count > pixels * ground)
    .slice(0, mostGrounds)
    .map(([colour]) => colour)
  const missed = new Map(
    byUse.map(([colour, count]) => [
      colour,
      { weight: Math.sqrt(count), distance: Math.min(...palette.map((chosen) => distanceOf(colour, chosen))) },
    ]),
  )
  while (palette.length < Math.min(mostColours, uses.size)) {
    let [next, most] = [0, -1]
    for (const [colour, { weight, distance }] of missed) if (weight * distance > most) [next, most] = [colour, weight * distance]
    palette.push(next)
    for (const [colour, one] of missed) one.distance = Math.min(one.distance, distanceOf(colour, next))
  }
  return palette
}

/** Red, green and blue, as the pixels lie in memory. */
const channels = (colour: number) => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]

function distanceOf(one: number, other: number): number {
  const [red, green, blue] = [0, 8, 16].map((shift) => ((one >>> shift) & 255) - ((other >>> shift) & 255)) as [
    number,
    number,
    number,
  ]
  return red * red + green * green + blue * blue
}

function nearest(colour: number, palette: number[]): number {
  const distances = palette.map((candidate) => distanceOf(colour, candidate))
  return distances.indexOf(Math.min(...distances))
}

type Packing = { width: number; height: number; places: Map<number, number> }

/** Two pixels to a byte. Each row begins with its filter: none, as a place in the palette says nothing about the one beside it. */
function packRows(pixels: Uint32Array, { width, height, places }: Packing): Buffer {
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  let [colour, place] = [-1, 0]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (pixels[at] !== colour) {
        colour = pixels[at]!
        place = places.get(colour)!
      }
      rows[y * stride + 1 + (x >> 1)]! |= x % 2 === 0 ? place << 4 : place
    }
  return rows
}

/** Four bits for each pixel, which is a place in the palette. */
function header(width: number, height: number): Buffer {
  const fields = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0])
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
