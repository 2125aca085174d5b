import { advances, ranges } from './font-advances.ts'

export type Face = keyof typeof advances | 'mono'
/** A run of text as it is set; `size` in points. */
export type Piece = { text: string; face: Face; size: number }

/** Of the font's size: Noto Sans Mono stands in for Consolas (0.55) where that is missing; both are close to this. */
const monoAdvance = 0.58
const wideAdvance = 1
const unknownAdvance = 0.6
/** From here on scripts are set in squares, and emoji nearly so. */
const firstWide = 0x2e80

const indexOf = new Map<number, number>()
for (const [first, last] of ranges) for (let code = first; code <= last; code++) indexOf.set(code, indexOf.size)

function advance(code: number, face: Face): number {
  if (face === 'mono') return monoAdvance
  const index = indexOf.get(code)
  const width = index === undefined ? 0 : advances[face][index]!
  if (width > 0) return width / 1000
  return code >= firstWide ? wideAdvance : unknownAdvance
}

/** Points. */
export function textWidth({ text, face, size }: Piece): number {
  let width = 0
  for (const character of text) width += advance(character.codePointAt(0)!, face)
  return width * size
}

/** A line may break after white space and after a hyphen or dash between letters. */
const tokens = /\n|[ \t]+|[^\s\-–—]*[-–—]+(?=\p{L})|[^\s\-–—]+[-–—]*|[-–—]+|[^\S\n]/gu

/** How many lines the pieces fill, one after the other, in a column of `width` points. */
export function countLines(pieces: readonly Piece[], width: number): number {
  const line = { count: 1, filled: 0, gap: 0, word: 0 }
  const endWord = () => {
    if (line.word === 0) return
    if (line.filled > 0 && line.filled + line.gap + line.word > width) {
      line.count++
      line.filled = 0
      line.gap = 0
    }
    line.filled += line.gap + line.word
    while (line.filled > width && width > 0) {
      line.count++
      line.filled -= width
    }
    line.gap = 0
    line.word = 0
  }
  for (const piece of pieces) {
    for (const [token] of piece.text.matchAll(tokens)) {
      if (token === '\n') {
        endWord()
        Object.assign(line, { count: line.count + 1, filled: 0, gap: 0 })
      } else if (/^\s/.test(token)) {
        endWord()
        line.gap += textWidth({ ...piece, text: token })
      } else {
        line.word += textWidth({ ...piece, text: token })
        if (/[-–—]$/.test(token)) endWord()
      }
    }
  }
  endWord()
  return line.count
}

/** Points of the longest part that cannot be broken. */
export function longestWord({ text, face, size }: Piece): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => textWidth({ text: word, face, size })))
}
