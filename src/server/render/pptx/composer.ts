import type { BlockOf } from '#shared/content/blocks.ts'
import type { Layout } from '#server/render/diagram/layout-diagram.ts'
import type { Targets } from '#server/render/find-targets.ts'

/** What the handlers of the blocks share while the slides of one deck are composed. */
export type Composer = {
  language: string
  targets: Targets
  tables: ReadonlyMap<string, BlockOf<'table'>>
  layouts: ReadonlyMap<BlockOf<'diagram'>, Layout>
  /** The next number of a chart, unique in the file. */
  nextChart(): number
}
