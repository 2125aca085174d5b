import type { Paragraph } from '../text/paragraph.ts'

export type FilledColumn = {
  heading: Paragraph
  cells: Paragraph[]
  total: Paragraph | undefined
  /** Points at the full size, without padding. */
  least: number
  /** The same if no link is broken. */
  leastWhole: number
  most: number
  share: number | undefined
}
