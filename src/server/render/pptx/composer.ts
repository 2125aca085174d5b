import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import type { Targets } from '#server/render/find-targets.ts'
import type { Marked } from './text/flow-words.ts'
import type { FilledColumn } from './blocks/filled-column.ts'

export type Known = {
  columns: Map<BlockOf<'table'>, FilledColumn[]>
  words: Map<Block, Map<number, Marked[]>>
}

/** State that the block handlers share while the slides of one deck are composed. */
export type Composer = {
  language: string
  /** The heading above the current blocks; a caption need not repeat it. */
  heading: string
  /** Points of body text, larger if there is little of it. */
  bodySize: number
  /** Points of the largest type in a table. */
  tableSize: number
  /** True if a table on several slides fills all but the last; otherwise rows are spread evenly. */
  packsTables: boolean
  targets: Targets
  tables: ReadonlyMap<string, BlockOf<'table'>>
  layouts: ReadonlyMap<BlockOf<'diagram'>, Layout>
  /** The next number of a chart, unique in the file. */
  nextChart(): number
  /** Results per block, cached while the best setting is searched for. */
  known: Known
}
