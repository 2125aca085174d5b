import { loadFont, type Face } from './load-fonts.ts'

/** Tried after the asked face, as Typst and resvg do. */
const fallbacks: Face[] = ['serif', 'sans', 'mono']

/** Width in the unit of `size`, without kerning, which only makes text narrower. */
export function measureText(text: string, face: Face, size: number): number {
  let width = 0
  for (const character of text) width += advanceOf(character.codePointAt(0)!, face)
  return width * size
}

function advanceOf(codePoint: number, face: Face): number {
  for (const candidate of [face, ...fallbacks]) {
    const advance = loadFont(candidate).advance(codePoint)
    if (advance !== undefined) return advance
  }
  return 1
}
