import type { Mark } from './cut-blocks.ts'
import type { AsideKind } from './mail-line.ts'
import type { Span } from './trim-span.ts'

/** What a block is under: the heading, and within it the words that lead its list. */
export type Under = { section?: string | undefined; lead?: string | undefined }

/** A statement before it has values and a label. */
export type Piece = Span & {
  /** The parts of it that are its words: a row has one a cell. */
  words: Span[]
  heading?: string
  /** Words before a colon that lead the list it is in; they are in the heading as well. */
  lead?: string
  /** The grammar of the lead can go on in it: it is the first sentence below it, or an item of its list. */
  goesOn?: boolean
  /** The head of the column of each of its words. */
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
  /** The styles of its numbers, for fields that have one number alone. */
  styles: string[]
}
