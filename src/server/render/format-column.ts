import type { BlockOf, Cell, Column, Inline } from '#shared/content/blocks.ts'
import { tableRevision } from '#shared/content/revision-of.ts'
import { cellFormatter } from './format-value.ts'

type Value = Exclude<Cell, unknown[]>

/**
 * Formats the cells of a column that combines two versions: each value as in its own version, based on all values of that version. If the
 * results differ, the cell contains the removed and the added text.
 */
export function formatColumn(
  table: BlockOf<'table'>,
  { column, index, values }: { column: Column; index: number; values: Cell[] },
) {
  const { rowRevisions, columnRevisions, cellsWere = [] } = tableRevision(table)
  const earlier = values.map((cell, row) => cellsWere.find((one) => one.row === row && one.column === index)?.was ?? cell)
  const revisionAt = (row: number) => rowRevisions?.[row] ?? columnRevisions?.[index] ?? null
  const formatOf = (cells: Cell[], gone: 'added' | 'removed') =>
    cellFormatter(
      column,
      cells.filter((_, row) => revisionAt(row) !== gone),
    )
  const formats = { before: formatOf(earlier, 'added'), after: formatOf(values, 'removed') }
  const runsOf = (cell: Cell, format: (value: Value) => string): Inline[] =>
    Array.isArray(cell) ? cell : [{ text: format(cell) }].filter(({ text }) => text !== '')
  return values.map((cell, row): Inline[] | string => {
    const was = earlier[row] ?? null
    if (was === cell && Array.isArray(cell)) return cell
    if (revisionAt(row) === 'removed') return Array.isArray(cell) ? cell : formats.before(cell)
    if (revisionAt(row) === 'added') return Array.isArray(cell) ? cell : formats.after(cell)
    const [old, now] = [runsOf(was, formats.before), runsOf(cell, formats.after)]
    if (!Array.isArray(cell) && plain(old) === plain(now)) return formats.after(cell)
    return [...old.map((run) => ({ ...run, revision: 'removed' })), ...now.map((run) => ({ ...run, revision: 'added' }))]
  })
}

const plain = (runs: Inline[]) => runs.map(({ text }) => text).join('')
