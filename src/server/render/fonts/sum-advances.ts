/** Code points below this are most of any text, and looked up without a map. */
export const directLookupEnd = 0x2100

/** Stands in `low` where an advance was not asked for yet. */
export const unasked = -1

/** How wide the letters of a face are, in em: most of them by their code point, the others as `find` has them. */
export type Advances = { low: Float64Array; find: (codePoint: number) => number }

/** Width in em, without kerning, which only makes text narrower. */
export function sumAdvances(text: string, advances: Advances): number {
  const { low } = advances
  let width = 0
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index)!
    const advance = codePoint < directLookupEnd ? low[codePoint]! : unasked
    width += advance === unasked ? advances.find(codePoint) : advance
    if (codePoint > 0xffff) index++
  }
  return width
}
