import type { Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'

/** Words and cells of a document, and more: they come again and again, also in the next version. */
const mostKept = 10_000
/** Letters; longer text is measured anew. */
const longest = 160

const kept = new Map<Face, Map<string, number>>()

/** As `measureText`, for what is measured often. */
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
