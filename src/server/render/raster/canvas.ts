import { coverPixels, fullLevel, type Outline } from './cover-pixels.ts'

/** Pixels as indexes into a list of colours, each `0xRRGGBB`; each row begins with a 0 byte, as in a PNG. */
export type Pixels = { width: number; height: number; colours: number[]; rows: Uint8Array }
/** A letter's coverage of each pixel of a box; `left` and `top` are the box's offset from the letter's origin. */
export type GlyphCoverage = { left: number; top: number; width: number; height: number; levels: Uint8Array }
/** A colour that is painted: its value, its index, and a cache of the indexes of its mixtures with each colour at each level. */
export type Ink = { colour: number; place: number; mixes: Uint8Array }

export type Canvas = {
  pixels: Pixels
  getInk(colour: number): Ink
  fill(outlines: readonly Outline[], ink: Ink): void
  stamp(stamp: GlyphCoverage, at: { x: number; y: number }, ink: Ink): void
}

/** As many as a byte can index. */
const mostColours = 256
/** Bits that a level needs. */
const levelBits = 3

/** Paints flat colours over each other; the first of `all` is the background. */
export function createCanvas({ width, height }: { width: number; height: number }, all: readonly number[]): Canvas {
  const stride = 1 + width
  const colours = [...new Set(all)]
  const rows = new Uint8Array(stride * height)
  const known = new Map(colours.map((colour, place) => [colour, place]))
  const inks = new Map(colours.map((colour, place) => [colour, { colour, place, mixes: new Uint8Array(mostColours << levelBits) }]))

  function findPlace(colour: number): number {
    const place = known.get(colour) ?? (colours.length < mostColours ? colours.push(colour) - 1 : nearest(colour, colours))
    known.set(colour, place)
    return place
  }
  function layOver(at: number, ink: Ink, level: number) {
    const below = rows[at]!
    // A mixture with index 0 is looked up each time, which does no harm.
    rows[at] = ink.mixes[(below << levelBits) | level] ||= findPlace(mix(colours[below]!, ink.colour, level / fullLevel))
  }
  return {
    pixels: { width, height, colours, rows },
    getInk: (colour) => inks.get(colour)!,
    fill(outlines, ink) {
      coverPixels(outlines, { width, height }, ({ row, from, to, level }) => {
        const end = row * stride + 1 + to
        if (level === fullLevel) rows.fill(ink.place, row * stride + 1 + from, end)
        else for (let at = row * stride + 1 + from; at < end; at++) layOver(at, ink, level)
      })
    },
    stamp(stamp, at, ink) {
      const [left, top] = [at.x + stamp.left, at.y + stamp.top]
      const [from, to] = [Math.max(0, -left), Math.min(stamp.width, width - left)]
      const last = Math.min(stamp.height, height - top)
      for (let y = Math.max(0, -top); y < last; y++)
        for (let x = from; x < to; x++) {
          const level = stamp.levels[y * stamp.width + x]!
          if (level > 0) layOver((top + y) * stride + 1 + left + x, ink, level)
        }
    },
  }
}

const reds = (colour: number) => colour >> 16
const greens = (colour: number) => (colour >> 8) & 255
const blues = (colour: number) => colour & 255

function mix(ground: number, ink: number, share: number): number {
  const blend = (of: (colour: number) => number) => Math.round(of(ground) + (of(ink) - of(ground)) * share)
  return (blend(reds) << 16) | (blend(greens) << 8) | blend(blues)
}

function distanceOf(one: number, other: number): number {
  return (reds(one) - reds(other)) ** 2 + (greens(one) - greens(other)) ** 2 + (blues(one) - blues(other)) ** 2
}

/** The index of the most similar colour. */
function nearest(colour: number, colours: readonly number[]): number {
  let [nearestPlace, least] = [0, Infinity]
  for (let place = 0; place < colours.length; place++) {
    const distance = distanceOf(colour, colours[place]!)
    if (distance < least) [nearestPlace, least] = [place, distance]
  }
  return nearestPlace
}
