import { type Advances, directLookupEnd, sumAdvances } from '#server/render/fonts/sum-advances.ts'
import { type KnownFace, ranges, readAdvances } from './font-advances.ts'

export type Face = KnownFace | 'mono'
/** A run of text with its font; `size` in points. */
export type Piece = { text: string; face: Face; size: number }

/** Fonts with known widths: ours, and those that templates use most. */
export type Family = 'serif' | 'sans' | 'mono' | 'arial' | 'times'

export function faceOf(family: Family, bold = false, italic = false): Face {
  if (family === 'mono') return family
  // Sans-serif letters have the same width in italics.
  if (family === 'sans' || family === 'arial') return bold ? `${family}Bold` : family
  if (bold) return italic ? `${family}BoldItalic` : `${family}Bold`
  return italic ? `${family}Italic` : family
}

/** Relative to the font's size, as in the fonts that replace Consolas where it is missing; its own is 0.55. */
const monoAdvance = 0.6
const wideAdvance = 1
const unknownAdvance = 0.6
/** From this code point on, characters are square, and emoji nearly so. */
export const firstWide = 0x2e80

const isArrow = (code: number) => code >= 0x2190 && code <= 0x21ff

const noBreakSpace = 0xa0
const known = new Map<Face, Advances>()

/** For fonts that are not installed: from tables, in thousandths. */
export function advancesOf(face: Face): Advances {
  const found = known.get(face)
  if (found) return found
  const isMono = face === 'mono'
  const low = new Float64Array(directLookupEnd).fill(isMono ? monoAdvance : unknownAdvance)
  const high = new Map<number, number>()
  if (!isMono) fillAdvances({ low, high }, readAdvances(face))
  // As wide as a space, also in a font that lacks them.
  low[noBreakSpace] = low[0x20]!
  const unlisted = (code: number) => (code >= firstWide || isArrow(code) ? wideAdvance : unknownAdvance)
  const find = isMono ? () => monoAdvance : (code: number) => high.get(code) ?? unlisted(code)
  const advances = { low, find }
  known.set(face, advances)
  return advances
}

function fillAdvances({ low, high }: { low: Float64Array; high: Map<number, number> }, thousandths: readonly number[]) {
  let index = 0
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code++) {
      const width = thousandths[index++]!
      if (width === 0) continue
      if (code < directLookupEnd) low[code] = width / 1000
      else high.set(code, width / 1000)
    }
}

/** Points. */
export const textWidth = ({ text, face, size }: Piece): number => sumAdvances(text, advancesOf(face)) * size

/** Points of the longest part that cannot be broken. */
export function longestWord({ text, face, size }: Piece): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => textWidth({ text: word, face, size })))
}
