import type { Block } from './blocks.ts'
import type { Section } from './content.ts'

/** Yields every section in reading order with its depth; the top level is 1. */
export function* walkSections(sections: Section[], depth = 1): Generator<{ section: Section; depth: number }> {
  for (const section of sections) {
    yield { section, depth }
    yield* walkSections(section.sections, depth + 1)
  }
}

/** Yields every block in reading order with its section. */
export function* walkBlocks(sections: Section[]): Generator<{ block: Block; section: Section }> {
  for (const { section } of walkSections(sections)) for (const block of section.blocks) yield { block, section }
}
