import { loadFont, type Face } from './load-fonts.ts'
import { findScriptFont, loadScriptFont, weightOf } from './script-fonts.ts'
import { type Advances, directLookupEnd, sumAdvances, unasked } from './sum-advances.ts'

/** Tried after the requested font, as in Typst. */
const fallbacks: Face[] = ['serif', 'sans', 'mono']

/** Width in the unit of `size`. */
export const measureText = (text: string, face: Face, size: number): number => sumAdvances(text, advancesOf(face)) * size

const known = new Map<Face, Advances>()

/** Filled on demand: a font is read letter by letter. */
function advancesOf(face: Face): Advances {
  const found = known.get(face)
  if (found) return found
  const low = new Float64Array(directLookupEnd).fill(unasked)
  const high = new Map<number, number>()
  const find = (codePoint: number) => {
    const advance = high.get(codePoint) ?? readAdvance(codePoint, face)
    if (codePoint < directLookupEnd) low[codePoint] = advance
    else high.set(codePoint, advance)
    return advance
  }
  const advances = { low, find }
  known.set(face, advances)
  return advances
}

function readAdvance(codePoint: number, face: Face): number {
  for (const candidate of [face, ...fallbacks]) {
    const advance = loadFont(candidate).advance(codePoint)
    if (advance !== undefined) return advance
  }
  const script = findScriptFont(codePoint)
  return (script && loadScriptFont(script, weightOf(face))?.advance(codePoint)) ?? 1
}
