import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { DrawnDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import type { Targets } from '#server/render/find-targets.ts'
import type { Strings } from './parts/strings.ts'
import type { Styles } from './parts/styles.ts'
import type { Names } from './tables/names.ts'
import type { PlacedTable } from './tables/placed-table.ts'
import type { PreparedTable } from './tables/prepare-table.ts'
import type { NamedList } from './tables/named-list.ts'
import type { NamedInput } from './tables/named-input.ts'

/** A named cell; without a value if one of its figures is missing. */
export type NamedTotal = { name: string; label: string; cell: string; value: number | null; isMoney: boolean; format: string }

/** A kind of mark on the sheets that the first sheet explains. */
export type Signal = 'input' | 'driver' | 'formula' | 'state' | 'past' | 'list' | 'table'

/** State that the sheets of one workbook share while they are written. */
export type Book = {
  language: string
  styles: Styles
  strings: Strings
  names: Names
  targets: Targets
  /** Cells, with their sheets, of the places that links may refer to. */
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
  /** The cell ranges of the lists. */
  listRanges: { name: string; range: string }[]
  /** Names of cells that formulas use, by table and column. */
  cellNames: ReadonlyMap<string, string>
  /** The next number of a table or a figure. */
  count(kind: 'Table' | 'Figure'): number
  /** The next number of a picture or chart. */
  nextDrawing(): number
}
