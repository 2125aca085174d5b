import { loadFont, type Face } from './load-fonts.ts'

/** Tried after the asked face, as Typst does. */
const fallbacks: Face[] = ['serif', 'sans', 'mono']

/** Width in the unit of `size`, without kerning, which only makes text narrower. */
export function measureText(text: string, face: Face, size: number): number {
  const advances = advancesOf(face)
  let width = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    let advance = advances[unit]!
    if (advance < 0) {
      const codePoint = text.codePointAt(index)!
      advance = findAdvance(codePoint, face)
      if (codePoint > 0xffff) index += 1
      // Half of a pair by itself says nothing of the pairs that begin with it.
      else if (codePoint < 0xd800 || codePoint > 0xdfff) advances[unit] = advance
    }
    width += advance
  }
  return width * size
}

const known = new Map<Face, Float64Array>()

/** Advances in em by UTF-16 unit, as far as they were asked for; −1 for the others. */
function advancesOf(face: Face): Float64Array {
  const advances = known.get(face) ?? new Float64Array(0x10000).fill(-1)
  known.set(face, advances)
  return advances
}

function findAdvance(codePoint: number, face: Face): number {
  for (const candidate of [face, ...fallbacks]) {
    const advance = loadFont(candidate).advance(codePoint)
    if (advance !== undefined) return advance
  }
  return 1
}
