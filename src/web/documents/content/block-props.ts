import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'

/** The tables of a document by their ids; a chart takes its figures from one. */
export type Tables = Map<string, BlockOf<'table'>>
export type BlockProps<Type extends Block['type']> = { block: BlockOf<Type>; tables: Tables }

export function tablesOf(sections: Section[]): Tables {
  const found: Tables = new Map()
  const walk = (section: Section) => {
    for (const block of section.blocks) if (block.type === 'table') found.set(block.id, block)
    section.sections.forEach(walk)
  }
  sections.forEach(walk)
  return found
}
