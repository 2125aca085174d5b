import { textShape } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { fitLines, plainRun } from '../text/paragraph.ts'

export type Caption = { height: number; at(top: number): Shape; notes: string[] }

/** Points between a caption and its content. */
const below = 5

/**
 * A line above a table, chart or diagram. A caption of more than two lines continues in the notes, and one that only repeats the title is
 * left out.
 */
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
