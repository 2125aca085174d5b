import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import type { Edition } from '#server/render/renderer.ts'
import { everyBlock } from './given-content.ts'

export const editionOf = (content: Content): Edition => ({
  content,
  version: '1.2.0',
  createdAt: '2026-03-03T09:00:00.000Z',
  status: 'Draft',
})

export const withBlocks = (...blocks: Block[]): Content => ({
  ...everyBlock,
  sections: [{ id: 'only', heading: 'Only', blocks, sections: [] }],
})
