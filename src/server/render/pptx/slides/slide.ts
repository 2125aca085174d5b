import type { Shape } from '../slide-writer.ts'

/** The last four are for those who carry on with the deck. */
export type LayoutName = 'title' | 'section' | 'content' | 'titleOnly' | 'twoContent' | 'table' | 'picture' | 'blank'

/** A slide before its part is written. */
export type Slide = {
  layout: LayoutName
  title: string
  shapes: Shape[]
  /** What stands in the notes, a paragraph each. */
  notes: string[]
  /** The heading of its chapter, by which Office groups slides. */
  chapter: string
  /** Shows the footer and its number. */
  isNumbered: boolean
}
