import { loadFont, type Face } from './load-fonts.ts'
import { findScriptFont, loadScriptFont, weightOf } from './script-fonts.ts'

/** Tried after the asked face, as Typst does. */
const fallbacks: Face[] = ['serif', 'sans', 'mono']

/** Width in the unit of `size`, without kerning, which only makes text narrower. */
export function measureText(text: string, face: Face, size: number): number {
  const { low, high } = advancesOf(face)
  let width = 0
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index)!
    let advance = codePoint < lowEnd ? low[codePoint]! : (high.get(codePoint) ?? unasked)
    if (advance === unasked) {
      advance = findAdvance(codePoint, face)
      if (codePoint < lowEnd) low[codePoint] = advance
      else high.set(codePoint, advance)
    }
    if (codePoint > 0xffff) index++
    width += advance
  }
  return width * size
}

/** Code points below this are most of any text, and looked up without a map. */
const lowEnd = 0x2100
const unasked = -1
type Advances = { low: Float64Array; high: Map<number, number> }
const known = new Map<Face, Advances>()

/** Advances in em, as far as they were asked for. */
function advancesOf(face: Face): Advances {
  const advances = known.get(face) ?? { low: new Float64Array(lowEnd).fill(unasked), high: new Map<number, number>() }
  known.set(face, advances)
  return advances
}

function findAdvance(codePoint: number, face: Face): number {
  for (const candidate of [face, ...fallbacks]) {
    const advance = loadFont(candidate).advance(codePoint)
    if (advance !== undefined) return advance
  }
  const script = findScriptFont(codePoint)
  return (script && loadScriptFont(script, weightOf(face))?.advance(codePoint)) ?? 1
}
