import { textShape } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { fitLines, plainRun } from '../text/paragraph.ts'

export type Caption = { height: number; at(top: number): Shape; notes: string[] }

/** Points between a caption and what it names. */
const below = 5

/** A line over a table, chart or diagram; what is longer than two lines goes on in the notes, and what the title says is not said again. */
export function captionOf(text: string, heading: string, { x, width }: Pick<Box, 'x' | 'width'> = slideRegions.body): Caption {
  if (text.trim() === '' || text.trim() === heading.trim()) return { height: 0, at: () => () => '', notes: [] }
  const run = plainRun(text, { font: 'sans', size: sizes.caption, bold: true, colour: 'tx2' })
  const { paragraph, height, isCut } = fitLines({ runs: [run] }, width, 2)
  return {
    height: height + below,
    at: (top) => (slide) => textShape({ name: 'Caption', box: { x, y: top, width, height }, paragraphs: [paragraph] }, slide),
    notes: isCut ? [text] : [],
  }
}
