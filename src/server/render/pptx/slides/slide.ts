import type { Shape } from '../slide-writer.ts'

export type LayoutName = 'title' | 'section' | 'content' | 'titleOnly'

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
