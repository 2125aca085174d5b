import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { findTargets } from '#server/render/find-targets.ts'
import type { Book } from './book.ts'
import { createStrings } from './parts/strings.ts'
import { createStyles } from './parts/styles.ts'
import { findCellName, nameCells } from './tables/name-inputs.ts'
import { createNames } from './tables/names.ts'
import { prepareTable, type PreparedTable } from './tables/prepare-table.ts'

export function createBook(content: Content, { language, diagrams }: Pick<Book, 'language' | 'diagrams'>): Book {
  const counts = { Table: 0, Figure: 0 }
  let drawings = 0
  const tables = new Map<string, BlockOf<'table'>>()
  const prepared = new Map<Block, PreparedTable>()
  const targets = findTargets(content)
  const names = createNames()
  const tableNames = new Map<string, string>()
  for (const { block } of walkBlocks(content.sections)) {
    if (block.type !== 'table') continue
    tables.set(block.id, block)
    tableNames.set(block.id, names.give(block.caption, `Table_${tableNames.size + 1}`))
  }
  const cellNames = nameCells(tables, (words) => names.give(words, `Input_${tables.size}`))
  for (const { block } of walkBlocks(content.sections)) {
    if (block.type !== 'table') continue
    const isNamed = (column: string) => findCellName(cellNames, block.id, column) !== undefined
    prepared.set(block, prepareTable(block, { targets, isNamed }))
  }
  return {
    language,
    diagrams,
    tables,
    styles: createStyles(),
    strings: createStrings(),
    names,
    targets,
    prepared,
    tableNames,
    cells: new Map(),
    placed: new Map(),
    totals: [],
    inputs: [],
    signals: new Set(),
    lists: [],
    listRanges: [],
    cellNames,
    count: (kind) => ++counts[kind],
    nextDrawing: () => ++drawings,
  }
}
