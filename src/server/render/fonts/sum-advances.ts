/** Most text has code points below this, which are looked up without a map. */
export const directLookupEnd = 0x2100

/** Marks advances in `low` that have not been looked up yet. */
export const unasked = -1

/** The widths of a font's letters in em: the common ones in an array by code point, the others through `find`. */
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
