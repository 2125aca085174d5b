import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { RevisedBlock, RevisedBlockOf } from '#shared/content/revised.ts'
import { compareRuns } from './compare-runs.ts'
import { isSame } from './is-same.ts'
import { countOnce, likeness } from './likeness.ts'
import { markCell, replaced } from './mark-block.ts'
import { pairInOrder, type Paired } from './pair-in-order.ts'

type Table = BlockOf<'table'>
type Row = Cell[]

const cellText = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))
const rowText = (row: Row) => row.map(cellText).join(' ')
const factId = /^[A-Z]{2,4}-\d+$/
/** In older versions an id may have been reused for another fact, so a row is recognised by its other cells. */
const wordsOf = (row: Row) => countOnce(() => rowText(factId.test(cellText(row[0])) ? row.slice(1) : row))

/** Totals over rows of two versions would be correct for neither. */
const isComputed = ({ readings, columns }: Table) => Boolean(readings) || columns.some(({ formula, total }) => formula ?? total)

/** Compares row by row if both have the same columns and no totals over rows. */
export function compareTables(before: Table, after: Table): RevisedBlock[] {
  if (isComputed(before) || isComputed(after) || !isSame(before.columns, after.columns)) return replaced(before, after)
  const pairs = pairInOrder(before.rows, after.rows, {
    keyOf: (row) => cellText(row[0]),
    lookAt: (row) => ({ row, words: wordsOf(row) }),
    alike: (one, other) => (isSame(one.row, other.row) ? 1 : likeness(one.words(), other.words())),
    least: { sameKey: 0.3, otherKey: 0.6 },
  })
  const cellsWere: NonNullable<RevisedBlockOf<'table'>['cellsWere']> = []
  const rows = pairs.map((pair, row) =>
    compareRow(pair, (column, was) => {
      cellsWere.push({ row, column, was })
    }),
  )
  return [
    {
      ...after,
      ...(before.caption === after.caption ? {} : { captionWas: before.caption }),
      rows,
      rowRevisions: pairs.map((pair) => (!pair.after ? 'removed' : !pair.before ? 'added' : null)),
      ...(cellsWere.length > 0 ? { cellsWere } : {}),
      changed: true,
    },
  ]
}

function compareRow({ before, after }: Paired<Row>, keepValue: (column: number, was: Cell) => void) {
  if (!before) return after.map((cell) => markCell(cell, 'added'))
  if (!after) return before.map((cell) => markCell(cell, 'removed'))
  return after.map((cell, column) => {
    const was = before[column] ?? null
    if (was === cell || isSame(was, cell)) return cell
    if (Array.isArray(cell) && Array.isArray(was)) return compareRuns(was, cell)
    keepValue(column, was)
    return cell
  })
}
