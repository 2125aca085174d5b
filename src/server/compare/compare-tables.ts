import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { RevisedBlock, RevisedBlockOf, Revision } from '#shared/content/revised.ts'
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

/** Compares row by row, unless a total or a number that is read from other rows would be correct for neither version. */
export function compareTables(before: Table, after: Table): RevisedBlock[] {
  const columns = pairColumns(before.columns, after.columns)
  if (!columns || isTotalled(before) || isTotalled(after) || !isSame(before.readings, after.readings))
    return replaced(before, after)
  const pairs = pairInOrder(alignRows(before, columns, 'before'), alignRows(after, columns, 'after'), {
    keyOf: (row) => cellText(row[0]),
    lookAt: (row) => ({ row, words: wordsOf(row) }),
    alike: (one, other) => (isSame(one.row, other.row) ? 1 : likeness(one.words(), other.words())),
    least: { sameKey: 0.3, otherKey: 0.6 },
  })
  if (after.readings && pairs.some((pair) => !pair.before || !pair.after)) return replaced(before, after)
  const columnRevisions = columns.map(revisionIn)
  const cellsWere: NonNullable<RevisedBlockOf<'table'>['cellsWere']> = []
  const rows = pairs.map((pair, row) =>
    compareRow(pair, columnRevisions, (column, was) => {
      cellsWere.push({ row, column, was })
    }),
  )
  return [
    {
      ...after,
      ...(before.caption === after.caption ? {} : { captionWas: before.caption }),
      ...(isSame(before.columns, after.columns)
        ? {}
        : { columns: columns.map((pair) => pair.after ?? pair.before), columnRevisions, columnsWere: before.columns }),
      rows,
      rowRevisions: pairs.map(revisionIn),
      ...(cellsWere.length > 0 ? { cellsWere } : {}),
      changed: true,
    },
  ]
}

const isTotalled = ({ columns }: Table) => columns.some(({ formula, total }) => formula ?? total)

const revisionIn = (pair: Paired<unknown>): Revision | null =>
  pair.after === undefined ? 'removed' : pair.before === undefined ? 'added' : null

/** Undefined if a column was moved or changed in more than its width: such tables cannot be compared cell by cell. */
function pairColumns(before: Column[], after: Column[]): Paired<Column>[] | undefined {
  const pairs = pairInOrder(before, after, {
    keyOf: ({ id }) => id,
    lookAt: (column) => ({ ...column, width: undefined }),
    alike: (one, other) => Number(isSame(one, other)),
    least: { sameKey: 1, otherKey: 1 },
  })
  const ids = pairs.map((pair) => (pair.after ?? pair.before).id)
  return new Set(ids).size === ids.length && pairs.some((pair) => revisionIn(pair) === null) ? pairs : undefined
}

/** Rows with a cell for each column of both versions, empty where their own version lacks the column. */
function alignRows({ columns, rows }: Table, pairs: Paired<Column>[], side: 'before' | 'after'): Row[] {
  const places = pairs.map((pair) => (pair[side] ? columns.indexOf(pair[side]) : -1))
  return rows.map((row) => places.map((place) => (place === -1 ? [] : (row[place] ?? null))))
}

function compareRow(
  { before, after }: Paired<Row>,
  columnRevisions: (Revision | null)[],
  keepValue: (column: number, was: Cell) => void,
): Row {
  if (!before) return after.map((cell) => markCell(cell, 'added'))
  if (!after) return before.map((cell) => markCell(cell, 'removed'))
  return after.map((cell, column) => {
    const was = before[column] ?? null
    if (columnRevisions[column] === 'removed') return markCell(was, 'removed')
    if (columnRevisions[column] === 'added') return markCell(cell, 'added')
    if (was === cell || isSame(was, cell)) return cell
    if (Array.isArray(cell) && Array.isArray(was)) return compareRuns(was, cell)
    keepValue(column, was)
    return cell
  })
}
