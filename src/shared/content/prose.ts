import type { Block, BlockOf } from './blocks.ts'

/** Block types whose text people may edit; all others are generated from the facts. */
export const proseTypes = ['paragraph', 'list', 'callout', 'quote', 'code'] as const
export type ProseBlock = BlockOf<(typeof proseTypes)[number]>
export const isProse = (block: Block): block is ProseBlock => (proseTypes as readonly string[]).includes(block.type)
