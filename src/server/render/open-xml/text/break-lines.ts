import { directLookupEnd } from '#server/render/fonts/sum-advances.ts'
import { advancesOf, firstWide, type Piece } from './measure-text.ts'

const codesOf = (characters: string) => Array.from(characters, (character) => character.codePointAt(0)!)
const [space, tab, lineEnd, letterT, emDash] = [32, 9, 10, 116, 0x2014]
/** In Carlito, two in a row are one ligature, which is narrower by this much, in em. */
const joinedT = 0.038

const [endsBehind, mayEndBehind, clings] = [1, 2, 4]
/** How each character affects a line break beside it. */
const habits = new Uint8Array(directLookupEnd)
// Spaces of fixed widths; a line cannot end after U+2007, which is as wide as a figure.
for (let code = 0x2000; code <= 0x200b; code++) if (code !== 0x2007) habits[code]! |= endsBehind
for (const code of [space, tab, ...codesOf('—|')]) habits[code]! |= endsBehind
for (const code of codesOf('-‐–?!…\\')) habits[code]! |= mayEndBehind
for (const code of codesOf('.,:;!?)]}/-‐–"\'“”‘’\u00A0\u202F')) habits[code]! |= clings
const habitOf = (code: number) => (code < directLookupEnd ? habits[code]! : 0)

/** Whether a line may end between two characters, as in LibreOffice; Word differs only for a few characters. */
function mayBreak(before: number, after: number): boolean {
  const habit = habitOf(before)
  if ((habit & endsBehind) !== 0 || after === emDash) return true
  if ((habit & mayEndBehind) !== 0) return (habitOf(after) & clings) === 0
  return before >= firstWide || after >= firstWide
}

/** How a part may begin a line: it must, it may, or only if there is no other place. */
const [must, may, inNeed] = [2, 1, 0]
/**
 * A text in parts within which no line ends. Each has four numbers: its start in points from the start of the text, the end of its letters
 * in points (spaces may extend into the margin), its index in the text, and how it may begin a line.
 */
export type Parts = { places: readonly number[]; count: number; widest: number; pieces: readonly Piece[] }
const perPart = 4

/** The parts that were read last; one array for all, because it is usually used at once. */
let scratch: number[] = []
/** If it has more numbers than this, the array is released. */
const largestKept = 100_000

function readParts(pieces: readonly Piece[], isCut: boolean): Parts {
  if (scratch.length > largestKept) scratch = []
  const places = scratch
  let [reached, from, until, index, before, last, widest] = [0, 0, 0, 0, -1, 0, 0]
  places[0] = places[1] = places[2] = 0
  places[3] = may
  for (const { text, face, size } of pieces) {
    const { low, find } = advancesOf(face)
    const joined = face === 'sans' || face === 'sansBold' ? joinedT * size : 0
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at)!
      const isGap = code === space || code === tab
      const beginning = code === lineEnd ? must : before !== -1 && !isGap && mayBreak(before, code) ? may : inNeed
      if (beginning !== inNeed || isCut) {
        places[last + 1] = until
        if (until - from > widest) widest = until - from
        last += perPart
        from = reached
        until = 0
        places[last] = from
        places[last + 1] = 0
        places[last + 2] = code === lineEnd ? index + 1 : index
        places[last + 3] = beginning
      }
      if (code !== lineEnd) {
        const next = reached + (code < directLookupEnd ? low[code]! : find(code)) * size
        if (!isGap) until = next
        reached = code === letterT && before === letterT ? next - joined : next
      }
      before = code
      if (code > 0xffff) at++
      index += code > 0xffff ? 2 : 1
    }
  }
  places[last + 1] = until
  return { places, count: last / perPart + 1, widest: Math.max(widest, until - from), pieces }
}

/** For text that is broken at several widths. */
export function partsOf(pieces: readonly Piece[]): Parts {
  const parts = readParts(pieces, false)
  return { ...parts, places: parts.places.slice(0, parts.count * perPart) }
}

/** The start of each line, as an index into the joined text of all pieces, in a column of `width` points. */
export const breakLines = (pieces: readonly Piece[], width: number) => breakParts(readParts(pieces, false), width)

/** How many lines the pieces fill. */
export const countLines = (pieces: readonly Piece[], width: number) => breakLines(pieces, width).length

export function breakParts(whole: Parts, width: number): number[] {
  const { places, count } = whole.widest > width ? readParts(whole.pieces, true) : whole
  const lines = [0]
  // Where the line began and where it may end, in points, and the index there.
  let [start, end, endIndex] = [0, 0, 0]
  for (let part = 0; part < count * perPart; part += perPart) {
    const from = places[part]!
    const until = places[part + 1]!
    const index = places[part + 2]!
    const beginning = places[part + 3]!
    if (beginning !== inNeed) {
      end = from
      endIndex = index
    }
    if (beginning === must) {
      lines.push(index)
      start = from
    }
    while (until - start > width && from > start) {
      lines.push(end > start ? endIndex : index)
      start = end > start ? end : from
    }
  }
  return lines
}
