import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { DrawnDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import { findTargets, type Targets } from '#server/render/find-targets.ts'
import { createStrings, type Strings } from './parts/strings.ts'
import { createStyles, type Styles } from './parts/styles.ts'
import { cellName, quotedName, type Sheet } from './sheet.ts'
import type { NamedList } from './tables/lists.ts'
import { findCellName, nameCells, type NamedInput } from './tables/name-inputs.ts'
import { createNames, type Names } from './tables/names.ts'
import type { PlacedTable } from './tables/placed-table.ts'
import { prepareTable, type PreparedTable } from './tables/prepare-table.ts'

/** A cell that a name leads to; without a value where one of its figures is still missing. */
export type NamedTotal = { name: string; label: string; cell: string; value: number | null; isMoney: boolean; format: string }

/** A mark on the sheets whose meaning the first sheet tells. */
export type Signal = 'input' | 'driver' | 'formula' | 'state' | 'past' | 'list' | 'table'

/** What the sheets of one workbook share while they are written. */
export type Book = {
  language: string
  styles: Styles
  strings: Strings
  names: Names
  targets: Targets
  /** Cells, with their sheets, of the places that words may lead to. */
  cells: Map<string, string>
  tables: ReadonlyMap<string, BlockOf<'table'>>
  diagrams: DrawnDiagrams
  prepared: ReadonlyMap<Block, PreparedTable>
  /** Names of the tables by the block's id, known before the first is written. */
  tableNames: ReadonlyMap<string, string>
  /** By the block's id. */
  placed: Map<string, PlacedTable>
  totals: NamedTotal[]
  inputs: NamedInput[]
  signals: Set<Signal>
  lists: NamedList[]
  /** Where the lists stand. */
  listRanges: { name: string; range: string }[]
  /** Names of cells that formulas use, by table and column. */
  cellNames: ReadonlyMap<string, string>
  /** The next number of a table or a figure. */
  count(kind: 'Table' | 'Figure'): number
  /** The next number of a picture or chart. */
  nextDrawing(): number
}

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

/** Says that words may lead to this cell by the place's name. */
export function markPlace({ book, name }: Sheet, place: string, at: { row: number; column: number }) {
  const target = book.targets.factAt(place)
  if (target !== null) book.cells.set(target, `${quotedName(name)}!${cellName(at.row, at.column)}`)
}
