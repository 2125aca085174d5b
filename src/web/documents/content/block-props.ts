import type { ReactNode } from 'react'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'

/** The data of the document that a block needs. */
export type Surroundings = {
  /** By id; charts read their figures from them. */
  tables: Map<string, BlockOf<'table'>>
  /** `Table 3` and `Figure 2`, as in the files. */
  numbers: Map<string, string>
  /** Returns the address of a block's picture. */
  pictureOf: (blockId: string) => string
  /** The version, if two are shown side by side. */
  inVersion?: string
  tools?: SectionTools | undefined
}
/** Tools for each section, for users who may write. */
export type SectionTools = {
  /** Rendered below its heading. */
  below: (section: Section) => ReactNode
  /** Rendered instead of its blocks while they are edited; false otherwise. */
  insteadOf: (section: Section) => ReactNode
}
export type BlockProps<Type extends Block['type']> = { block: BlockOf<Type>; around: Surroundings }

export function surroundingsOf(sections: Section[], pictureOf: (blockId: string) => string): Surroundings {
  const around: Surroundings = { tables: new Map(), numbers: new Map(), pictureOf }
  const counts = { before: { Table: 0, Figure: 0 }, after: { Table: 0, Figure: 0 } }
  for (const { block } of walkBlocks(sections)) {
    if (block.type === 'table') around.tables.set(block.id, block)
    if (block.type !== 'table' && block.type !== 'diagram' && block.type !== 'chart') continue
    const kind = block.type === 'table' ? 'Table' : 'Figure'
    if (block.caption === '') continue
    // In a comparison, each version has its own numbers.
    const revision = revisionOf(block)
    if (revision !== 'added') counts.before[kind] += 1
    if (revision !== 'removed') counts.after[kind] += 1
    around.numbers.set(block.id, `${kind} ${counts[revision === 'removed' ? 'before' : 'after'][kind]}`)
  }
  return around
}
