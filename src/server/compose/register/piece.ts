import type { Mark } from './cut-blocks.ts'
import type { AsideKind } from './mail-line.ts'
import type { Span } from './trim-span.ts'

/** The headings of a block: the section, and within it the words that introduce its list. */
export type Under = { section?: string | undefined; lead?: string | undefined }

/** A statement before it gets values and a label. */
export type Piece = Span & {
  /** The parts of it that contain its text: a row has one per cell. */
  words: Span[]
  heading?: string
  /** Words before a colon that introduce its list; they are in the heading as well. */
  lead?: string
  /** The lead's grammar can continue in it: it is the first sentence below the lead, or an item of its list. */
  goesOn?: boolean
  /** The column head of each of its parts. */
  heads?: string[]
  clause?: string
  speaker?: string
  /** It begins an item of a list. */
  isItem?: boolean
  /** It follows the first sentence of its paragraph or item. */
  isLater?: boolean
  earlier: boolean
}
export type Cut = {
  pieces: Piece[]
  marks: Mark[]
  aside: (Span & { kind: AsideKind })[]
  /** The styles of its numbers, for fields that have only one number. */
  styles: string[]
}
