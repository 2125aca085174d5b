import type { BlockOf, Cell, Reading } from './blocks.ts'
import { computeTable, type ComputedTable } from './compute-table.ts'
import { plainText } from './plain-text.ts'

type Table = BlockOf<'table'>
type Tables = ReadonlyMap<string, Table>

/** Cached, because many cells are read from one table, which never changes. */
const computed = new WeakMap<Table, ComputedTable>()
function computeOnce(table: Table): ComputedTable {
  const result = computed.get(table) ?? computeTable(table)
  computed.set(table, result)
  return result
}

const wordsOf = (cell: Cell) => (Array.isArray(cell) ? plainText(cell) : cell === null ? '' : String(cell))
const isEmpty = (cell: Cell) => wordsOf(cell) === ''
/** Excel compares texts without regard to case. */
const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

function readCell({ operation, table: id, column, rows, where = [] }: Reading, tables: Tables): Cell {
  const table = tables.get(id)
  const at = (name: string) => table?.columns.findIndex((candidate) => candidate.id === name) ?? -1
  const read = table?.columns[at(column)]
  if (!table || !read) return null
  const matching = computeOnce(table).rows.filter(
    (row, index) =>
      (rows?.includes(index) ?? true) &&
      where.every((condition) => condition.is.some((text) => isSame(wordsOf(row[at(condition.column)] ?? null), text))),
  )
  const cells = matching.map((row) => row[at(column)] ?? null)
  if (operation === 'missing') return cells.filter(isEmpty).length
  if (operation === 'count') return cells.filter((cell) => !isEmpty(cell)).length
  // ISO dates sort in order of time.
  const days = cells.flatMap((cell) => (typeof cell === 'string' && cell !== '' ? [cell] : []))
  if (operation === 'highest' && read.kind === 'date')
    return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)
  const numbers = cells.filter((cell) => typeof cell === 'number')
  if (numbers.length === 0) return null
  if (operation === 'highest') return Math.max(...numbers)
  const summed: Table = {
    ...table,
    columns: [{ id: column, heading: read.heading, kind: read.kind, total: 'sum' }],
    rows: numbers.map((number) => [number]),
  }
  return computeTable(summed).totals?.[0] ?? null
}

/** Fills in the numbers that tables read from each other; tables with circular references retain their values. */
export function readTables(given: readonly Table[]): Map<string, Table> {
  const tables = new Map(given.map((table) => [table.id, table]))
  const done = new Set<string>()
  const fill = (table: Table) => {
    if (done.has(table.id)) return
    done.add(table.id)
    const readings = table.readings ?? []
    for (const { from } of readings) {
      const source = tables.get(from.table)
      if (source) fill(source)
    }
    // A row may read another row of its own table that must be calculated first.
    const passes = readings.some(({ from }) => from.table === table.id) ? table.rows.length : 1
    for (let pass = 0; pass < passes; pass++) {
      const rows = tables.get(table.id)!.rows.map((row) => [...row])
      for (const { row, column, from } of readings) {
        const at = table.columns.findIndex(({ id }) => id === column)
        if (rows[row] && at !== -1) rows[row][at] = readCell(from, tables)
      }
      tables.set(table.id, { ...table, rows })
    }
  }
  for (const table of given) fill(table)
  return tables
}
