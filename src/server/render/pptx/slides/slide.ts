import type { Shape } from '../slide-writer.ts'

/** The last four are for people who continue to work on the deck. */
export type LayoutName = 'title' | 'section' | 'content' | 'titleOnly' | 'twoContent' | 'table' | 'picture' | 'blank'

/** A slide before its part is written. */
export type Slide = {
  layout: LayoutName
  title: string
  shapes: Shape[]
  /** The notes, one string per paragraph. */
  notes: string[]
  /** The heading of its chapter, by which Office groups slides. */
  chapter: string
  /** Shows the footer and its number. */
  isNumbered: boolean
}
