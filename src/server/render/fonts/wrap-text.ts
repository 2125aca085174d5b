import { measureText } from './measure-text.ts'
import type { Face } from './load-fonts.ts'
import { splitLetters, splitWords } from './split-words.ts'

export type TextBox = {
  face: Face
  size: number
  width: number
  /** The last line ends with an ellipsis if the text is longer. */ maxLines: number
}

/** Breaks text into lines that fit the width: between words, and within a word that is wider than a line. */
export function wrapText(text: string, box: TextBox): string[] {
  const fits = (line: string) => measureText(line, box.face, box.size) <= box.width
  const lines: string[] = []
  let line = ''
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => splitWords(word).map((part, index) => ({ part, gap: index === 0 ? ' ' : '' })))
  for (const { part: word, gap } of words) {
    const longer = line === '' ? word : `${line}${gap}${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = fits(word) ? [word] : breakWord(word, fits)
    line = pieces.pop()!
    lines.push(...pieces)
    if (lines.length > box.maxLines) break
  }
  if (line !== '') lines.push(line)
  return lines.length <= box.maxLines ? lines : [...lines.slice(0, box.maxLines - 1), shorten(lines[box.maxLines - 1]!, fits)]
}

/** Breaks text into as few lines as its width requires, and makes them as even as possible, so that no word is alone on the last. */
export function balanceLines(text: string, box: Omit<TextBox, 'maxLines'>): string[] {
  const wrapAt = (width: number) => wrapText(text, { ...box, width, maxLines: Infinity })
  const count = wrapAt(box.width).length
  let [narrow, wide] = [box.width / Math.max(1, count), box.width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (wrapAt(middle).length <= count) wide = middle
    else narrow = middle
  }
  return wrapAt(wide)
}

/** Cuts a word that is too wide into pieces that fit, after a punctuation mark if there is one. */
export function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of splitLetters(word)) {
    if (piece !== '' && !fits(piece + character)) {
      const parts = splitAtMark(piece)
      pieces.push(parts.before)
      piece = parts.after
    }
    piece += character
  }
  return [...pieces, piece]
}

/** Breaks after the last mark in the second half of a piece, else at its end: `customer-|events`. */
function splitAtMark(piece: string) {
  const at = Math.max(...['-', '/', '_', '.', '\u2013'].map((mark) => piece.lastIndexOf(mark))) + 1
  return at > piece.length / 2 ? { before: piece.slice(0, at), after: piece.slice(at) } : { before: piece, after: '' }
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line)
  while (characters.length > 0 && !fits(`${characters.join('')}\u2026`)) characters.pop()
  return `${characters.join('').trimEnd()}\u2026`
}
