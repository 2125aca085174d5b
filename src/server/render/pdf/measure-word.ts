import type { Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'

/** Enough for the words and cells of a document, which recur often, also in the next version. */
const mostKept = 10_000
/** Letters; longer text is measured every time. */
const longest = 160

const kept = new Map<Face, Map<string, number>>()

/** Like `measureText`, with a cache for recurring words. */
export function measureWord(word: string, face: Face, size: number): number {
  let widths = kept.get(face)
  if (!widths) kept.set(face, (widths = new Map()))
  let width = widths.get(word)
  if (width === undefined) {
    width = measureText(word, face, 1)
    if (widths.size >= mostKept) widths.clear()
    if (word.length <= longest) widths.set(word, width)
  }
  return width * size
}
