import type { ReactNode } from 'react'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'

/** What a block needs of the document around it. */
export type Surroundings = {
  /** By their ids; a chart takes its figures from one. */
  tables: Map<string, BlockOf<'table'>>
  /** `Table 3` and `Figure 2`, as in the files. */
  numbers: Map<string, string>
  /** The address of a block's picture. */
  pictureOf: (blockId: string) => string
  tools?: SectionTools | undefined
}
/** What whoever may write can do to a section. */
export type SectionTools = {
  /** Below its heading. */
  below: (section: Section) => ReactNode
  /** In place of its blocks while they are written; false while they are not. */
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
    // Where two versions are told in one, each counts its own.
    const revision = revisionOf(block)
    if (revision !== 'added') counts.before[kind] += 1
    if (revision !== 'removed') counts.after[kind] += 1
    around.numbers.set(block.id, `${kind} ${counts[revision === 'removed' ? 'before' : 'after'][kind]}`)
  }
  return around
}
