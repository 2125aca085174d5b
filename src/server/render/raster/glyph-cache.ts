import { glyphOutline, outlineEm } from '../fonts/glyph-outline.ts'
import type { Face } from '../fonts/load-fonts.ts'
import type { GlyphCoverage } from './canvas.ts'
import { coverPixels, partsInPixel } from './cover-pixels.ts'
import { parsePath, type Path, readPath } from './read-path.ts'

/** Horizontal positions within a pixel at which a letter may begin: with fewer, more letters look alike and the picture is smaller. */
export const placesInPixel = 2
/** Maximum combinations of size and font whose letters are cached; pictures use six of them. */
const mostKept = 24

export type Lettering = { face: Face; /** Pixels per em. */ size: number }
/** The pixels of a letter that begins at the given fraction (in `placesInPixel` steps) to the right of a pixel's left border. */
type GetStamp = (character: string, place: number) => GlyphCoverage

const kept = new Map<string, GetStamp>()
const nothing: GlyphCoverage = { left: 0, top: 0, width: 0, height: 0, levels: new Uint8Array(0) }

/** Each letter is drawn once, because the same few hundred recur throughout a document's pictures. */
export function glyphCacheFor(lettering: Lettering): GetStamp {
  const key = `${lettering.face} ${lettering.size}`
  const known = kept.get(key)
  if (known) return known
  const stamps = new Map<number, GlyphCoverage>()
  const getStamp: GetStamp = (character, place) => {
    const code = character.codePointAt(0)! * placesInPixel + place
    const stamp = stamps.get(code) ?? drawStamp(character, place, lettering)
    stamps.set(code, stamp)
    return stamp
  }
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, getStamp)
  return getStamp
}

function drawStamp(character: string, place: number, { face, size }: Lettering): GlyphCoverage {
  const placing = { scale: size / outlineEm, x: place / placesInPixel }
  const lines = readPath(getPath(character, face), placing).map(({ points }) => points)
  if (lines.length === 0) return nothing
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const points of lines)
    for (let at = 0; at < points.length; at += 2) {
      left = Math.min(left, points[at]!)
      right = Math.max(right, points[at]!)
      top = Math.min(top, points[at + 1]!)
      bottom = Math.max(bottom, points[at + 1]!)
    }
  left = Math.floor(left / partsInPixel)
  top = Math.floor(top / partsInPixel)
  const [width, height] = [Math.ceil(right / partsInPixel) - left, Math.ceil(bottom / partsInPixel) - top]
  const levels = new Uint8Array(width * height)
  const moved = lines.map((points) => points.map((value, at) => value - (at % 2 === 0 ? left : top) * partsInPixel))
  coverPixels(moved, { width, height }, ({ row, from, to, level }) => levels.fill(level, row * width + from, row * width + to))
  return { left, top, width, height, levels }
}

const paths = new Map<string, Path>()
function getPath(character: string, face: Face): Path {
  const key = face + character
  const path = paths.get(key) ?? parsePath(glyphOutline(character, face))
  paths.set(key, path)
  return path
}
