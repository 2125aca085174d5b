import type { Block, BlockOf } from './blocks.ts'

/** Blocks whose words a person may write; every other follows from the facts. */
export const proseTypes = ['paragraph', 'list', 'callout', 'quote', 'code'] as const
export type ProseBlock = BlockOf<(typeof proseTypes)[number]>
export const isProse = (block: Block): block is ProseBlock => (proseTypes as readonly string[]).includes(block.type)
