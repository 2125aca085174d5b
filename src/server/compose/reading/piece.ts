import type { BriefField } from '#shared/brief.ts'
import type { Block } from './cut-lines.ts'
import type { Span } from './cut-sentences.ts'
import type { Cell } from './cut-tables.ts'
import type { Segment } from './reading.ts'

/** A segment with what reading needs beside it. */
export type Piece = {
  segment: Segment
  /** Its words without bullet, number of the clause and bars of the table. */
  body: string
  /** Where the body begins in the text of the segment; -1 where it was put together from the cells of a row. */
  offset: number
  cells?: Cell[] | undefined
  /** What its words are about: the label before the colon, else the heading. */
  label: string | undefined
  /** The cell that says how binding a row is. */
  force?: string | undefined
  /** Counts blocks of the brief: pieces of one paragraph have the same. */
  paragraph: number
  message: number
  isHead: boolean
  isRow: boolean
}

export type Place = {
  field: BriefField
  text: string
  block: Block
  paragraph: number
  message: number
  heading: string | undefined
}

export const segmentOf = (
  { field, text, start, end }: Span & { field: BriefField; text: string },
  about: Pick<Segment, 'heading' | 'clause' | 'speaker'>,
): Segment => ({
  id: '',
  field,
  start,
  end,
  text: text.slice(start, end),
  ...about,
})
