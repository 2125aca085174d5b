import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import type { Targets } from '#server/render/find-targets.ts'
import type { Marked } from './text/flow-words.ts'
import type { FilledColumn } from './blocks/filled-column.ts'

export type Known = {
  columns: Map<BlockOf<'table'>, FilledColumn[]>
  words: Map<Block, Map<number, Marked[]>>
}

/** What the handlers of the blocks share while the slides of one deck are composed. */
export type Composer = {
  language: string
  /** Above what is being set; a caption need not say it again. */
  heading: string
  /** Points of running words, larger where there are few. */
  bodySize: number
  /** Points of the largest type in a table. */
  tableSize: number
  /** A table over several slides fills all but its last, rather than each alike. */
  packsTables: boolean
  targets: Targets
  tables: ReadonlyMap<string, BlockOf<'table'>>
  layouts: ReadonlyMap<BlockOf<'diagram'>, Layout>
  /** The next number of a chart, unique in the file. */
  nextChart(): number
  /** What blocks were found to be, while the best way to set them is looked for. */
  known: Known
}
