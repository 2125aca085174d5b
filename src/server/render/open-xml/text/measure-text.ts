import { type KnownFace, ranges, readAdvances } from './font-advances.ts'

export type Face = KnownFace | 'mono'
/** A run of text as it is set; `size` in points. */
export type Piece = { text: string; face: Face; size: number }

/** Fonts whose widths are known: ours, and those that templates use most. */
export type Family = 'serif' | 'sans' | 'mono' | 'arial' | 'times'

export function faceOf(family: Family, bold = false, italic = false): Face {
  if (family === 'mono') return family
  // Letters without serifs are as wide in italics.
  if (family === 'sans' || family === 'arial') return bold ? `${family}Bold` : family
  if (bold) return italic ? `${family}BoldItalic` : `${family}Bold`
  return italic ? `${family}Italic` : family
}

/** Of the font's size, as in the faces that stand in for Consolas where it is missing; its own is 0.55. */
const monoAdvance = 0.6
const wideAdvance = 1
const unknownAdvance = 0.6
/** From here on scripts are set in squares, and emoji nearly so. */
const firstWide = 0x2e80

const isArrow = (code: number) => code >= 0x2190 && code <= 0x21ff

/** Characters below this are most of any text, and looked up without a map. */
const lowEnd = 0x2100
type Advances = { low: Float64Array; high: Map<number, number> }
const known = new Map<Face, Advances>()

/** In em. */
function advancesOf(face: Face): Advances {
  const found = known.get(face)
  if (found) return found
  const all: Advances = { low: new Float64Array(lowEnd).fill(face === 'mono' ? monoAdvance : unknownAdvance), high: new Map() }
  if (face !== 'mono') fillAdvances(all, readAdvances(face))
  known.set(face, all)
  return all
}

function fillAdvances({ low, high }: Advances, thousandths: readonly number[]) {
  let index = 0
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code++) {
      const width = thousandths[index++]!
      if (width === 0) continue
      if (code < lowEnd) low[code] = width / 1000
      else high.set(code, width / 1000)
    }
}

function highAdvance(code: number, face: Face): number {
  if (face === 'mono') return monoAdvance
  return advancesOf(face).high.get(code) ?? (code >= firstWide || isArrow(code) ? wideAdvance : unknownAdvance)
}

/** Points. */
export function textWidth({ text, face, size }: Piece): number {
  const { low } = advancesOf(face)
  let width = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index)!
    width += code < lowEnd ? low[code]! : highAdvance(code, face)
    if (code > 0xffff) index++
  }
  return width * size
}

const codesOf = (characters: string) => new Set(Array.from(characters, (character) => character.codePointAt(0)!))
const alwaysApart = codesOf('—|')
const breaksAfter = codesOf('-‐–?!…\\')
const clings = codesOf('.,:;!?)]}/-‐–"\'“”‘’\u00A0\u202F')
/** Of their own widths, with no break after the one that is as wide as a figure. */
const isFixedSpace = (code: number) => code >= 0x2000 && code <= 0x200b && code !== 0x2007
const [space, tab, lineEnd, letterT] = [32, 9, 10, 116]
/** Two in a row are one sign in Carlito, and so much narrower, in em. */
const joinedT = 0.038

/** Where a line may end between two characters, as LibreOffice has it; Word differs only for a few signs. */
function mayBreak(before: number, after: number): boolean {
  if (before === space || before === tab || isFixedSpace(before)) return true
  if (alwaysApart.has(before) || after === 0x2014) return true
  if (breaksAfter.has(before)) return !clings.has(after)
  return before >= firstWide || after >= firstWide
}

/** How many lines the pieces fill, one after the other, in a column of `width` points. */
export const countLines = (pieces: readonly Piece[], width: number) => breakLines(pieces, width).length

/** Where each line begins, as an index into the text of all pieces joined. */
export function breakLines(pieces: readonly Piece[], width: number): number[] {
  const lines = [0]
  // Points from the start of the text, and the index there: where the line began, where it may end, and how far the text has come.
  let [start, end, reached, endIndex, index, before] = [0, 0, 0, 0, 0, -1]
  for (const { text, face, size } of pieces) {
    const { low } = advancesOf(face)
    const joined = face === 'sans' || face === 'sansBold' ? joinedT * size : 0
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at)!
      const isGap = code === space || code === tab
      if (code === lineEnd) {
        lines.push(index + 1)
        start = end = reached
      } else {
        if (before !== -1 && !isGap && mayBreak(before, code)) {
          end = reached
          endIndex = index
        }
        const next = reached + (code < lowEnd ? low[code]! : highAdvance(code, face)) * size
        // Spaces at the end of a line may stand in the margin.
        const needed = isGap ? start : next
        while (needed - start > width && reached > start) {
          lines.push(end > start ? endIndex : index)
          start = end > start ? end : reached
        }
        reached = code === letterT && before === letterT ? next - joined : next
      }
      before = code
      if (code > 0xffff) at++
      index += code > 0xffff ? 2 : 1
    }
  }
  return lines
}

/** Points of the longest part that cannot be broken. */
export function longestWord({ text, face, size }: Piece): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => textWidth({ text: word, face, size })))
}
