import type { Block, BlockOf, Cell, Inline, ListItem } from './blocks.ts'
import type { Content, Section } from './content.ts'
import type { RevisedBlock, RevisedBlockOf, RevisedContent, RevisedInline } from './revised.ts'
import { removedBlockId, idBefore } from './revision-of.ts'
import type { RevisedItem, RevisedSection, Revision } from './revised.ts'
import { walkBlocks } from './walk-blocks.ts'

type Side = 'before' | 'after'
const goneFrom: Record<Side, Revision> = { before: 'added', after: 'removed' }

/** Extracts one of the two versions from a comparison; it may differ from the original only in how runs are split. */
export function takeSide({ was, ...content }: RevisedContent, side: Side): Content {
  return { ...content, ...(side === 'before' ? was : {}), sections: sectionsOf(content.sections, side) }
}

const sectionsOf = (sections: RevisedSection[], side: Side): Section[] =>
  sections
    .filter(({ revision }) => revision !== goneFrom[side])
    .map(({ id, heading, headingWas, idWas, blocks, sections: within }) => ({
      id: side === 'before' ? (idWas ?? idBefore(id)) : id,
      heading: side === 'before' ? (headingWas ?? heading) : heading,
      blocks: blocks.filter(({ revision }) => revision !== goneFrom[side]).map((block) => takeBlock(block, side)),
      sections: sectionsOf(within, side),
    }))

/** Extracts a block of one version. */
export function takeBlock(block: RevisedBlock, side: Side): Block {
  const { revision: _revision, changed: _changed, idWas, ...kept } = block
  const id = side === 'before' ? (idWas ?? idBefore(block.id)) : block.id
  switch (kept.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
      return { ...kept, id, text: runsOf(kept.text, side) }
    case 'list':
      return { ...kept, id, items: itemsOf(kept.items, side) }
    case 'table':
      return { ...takeTable(kept, side), id }
    case 'chart':
      return { ...kept, id, table: idBefore(kept.table) }
    case 'code':
    case 'diagram':
    case 'figures':
    case 'page-break':
  }
  return { ...kept, id }
}

function takeTable(revised: RevisedBlockOf<'table'>, side: Side) {
  const { captionWas, rowRevisions, columnRevisions, columnsWere, cellsWere = [], ...table } = revised
  const values = new Map(cellsWere.map(({ row, column, was }) => [`${row} ${column}`, was]))
  const isThere = (_: unknown, column: number) => columnRevisions?.[column] !== goneFrom[side]
  const cellOf = (cell: Cell, at: string) => {
    if (side === 'before' && values.has(at)) return values.get(at)!
    return Array.isArray(cell) ? runsOf(cell, side) : cell
  }
  const rows = table.rows
    .map((row, index) => row.map((cell, column) => cellOf(cell, `${index} ${column}`)).filter(isThere))
    .filter((_, index) => rowRevisions?.[index] !== goneFrom[side])
  if (side === 'after') return { ...table, rows, columns: table.columns.filter(isThere) }
  return { ...table, rows, columns: columnsWere ?? table.columns, caption: captionWas ?? table.caption }
}

const itemsOf = (items: RevisedItem[], side: Side): ListItem[] =>
  items
    .filter(({ revision }) => revision !== goneFrom[side])
    .map(({ text, items: all = [], ordered }) => {
      const within = itemsOf(all, side)
      return {
        text: runsOf(text, side),
        ...(ordered === undefined ? {} : { ordered }),
        ...(within.length > 0 ? { items: within } : {}),
      }
    })

const runsOf = (runs: RevisedInline[], side: Side): Inline[] =>
  runs.filter(({ revision }) => revision !== goneFrom[side]).map(({ revision: _revision, ...run }) => run)

/**
 * Returns the tables that the charts of a comparison use: those of the later version, and those of the earlier one under the ids of removed
 * blocks.
 */
export function tablesOfSides(content: RevisedContent): Map<string, BlockOf<'table'>> {
  const tablesOf = (side: Side) =>
    [...walkBlocks(takeSide(content, side).sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : []))
  return new Map([
    ...tablesOf('before').map((table) => [removedBlockId(table.id), table] as const),
    ...tablesOf('after').map((table) => [table.id, table] as const),
  ])
}
