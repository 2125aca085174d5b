import type { Block, Cell, Inline, ListItem } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { RevisedBlock, RevisedInline, RevisedItem, RevisedSection } from '#shared/content/revised.ts'
import { removedBlockId } from '#shared/content/revision-of.ts'
import type { Revision } from '#shared/content/revised.ts'

export const markRuns = (runs: Inline[], revision: Revision): RevisedInline[] => runs.map((run) => ({ ...run, revision }))

/** Cells with numbers and dates are not marked themselves; their row is. */
export const markCell = (cell: Cell, revision: Revision) => (Array.isArray(cell) ? markRuns(cell, revision) : cell)

export const markItem = ({ items, ...item }: ListItem, revision: Revision): RevisedItem => ({
  ...item,
  revision,
  text: markRuns(item.text, revision),
  ...(items && { items: items.map((within) => markItem(within, revision)) }),
})

/** Marks a block as wholly added or removed. */
export function markBlock(block: Block, revision: Revision): RevisedBlock {
  const idOf = (id: string) => (revision === 'removed' ? removedBlockId(id) : id)
  const whole = { id: idOf(block.id), revision }
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
      return { ...block, ...whole, text: markRuns(block.text, revision) }
    case 'list':
      return { ...block, ...whole, items: block.items.map((item) => markItem(item, revision)) }
    case 'table':
      return { ...block, ...whole, rows: block.rows.map((row) => row.map((cell) => markCell(cell, revision))) }
    case 'chart':
      return { ...block, ...whole, table: idOf(block.table) }
    case 'code':
    case 'diagram':
    case 'figures':
    case 'page-break':
  }
  return { ...block, ...whole }
}

export const markSection = (section: Section, revision: Revision): RevisedSection => ({
  ...section,
  id: revision === 'removed' ? removedBlockId(section.id) : section.id,
  revision,
  blocks: section.blocks.map((block) => markBlock(block, revision)),
  sections: section.sections.map((within) => markSection(within, revision)),
})

export const replaced = (before: Block, after: Block): RevisedBlock[] => [markBlock(before, 'removed'), markBlock(after, 'added')]
