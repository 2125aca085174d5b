import type { BlockOf } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { absoluteRange, quotedName, type Sheet } from '#server/render/xlsx/sheet.ts'
import { findSerial } from './cell-values.ts'
import type { PlacedTable } from './placed-table.ts'
import type { PreparedTable } from './prepare-table.ts'

type Table = BlockOf<'table'>

/** `Costs day`: the key of a table's column. */
const keyOf = (table: string, column: string) => JSON.stringify([table, column])

/** Names for the cells of one-row tables that other tables read, from the text beside them. */
export function nameCells(tables: ReadonlyMap<string, Table>, give: (words: string) => string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { readings = [] } of tables.values())
    for (const { from } of readings) {
      const table = tables.get(from.table)
      const index = table?.columns.findIndex(({ id }) => id === from.column) ?? -1
      const key = keyOf(from.table, from.column)
      const isOne = table?.rows.length === 1 && from.operation === 'highest' && !from.where
      if (isOne && isInput(table, index) && !names.has(key)) names.set(key, give(wordsBeside(table, index)))
    }
  return names
}

/** Text in place of a number is not a figure. */
function isInput({ columns, rows }: Table, index: number): boolean {
  const cell = rows[0]?.[index] ?? null
  const isFigure = cell === null || typeof cell === 'number' || (typeof cell === 'string' && findSerial(cell) !== undefined)
  return index !== -1 && !columns[index]!.formula && isFigure
}

export const findCellName = (names: ReadonlyMap<string, string>, table: string, column: string) => names.get(keyOf(table, column))

function wordsBeside({ columns, rows: [row = []] }: Table, index: number): string {
  const texts = row.slice(0, index).map((cell) => (Array.isArray(cell) ? plainText(cell) : typeof cell === 'string' ? cell : ''))
  return texts.findLast((text) => text.trim() !== '') ?? columns[index]!.heading
}

/** Records the cells of a table's inputs. */
export function nameInputs(sheet: Sheet, { block, columns }: PreparedTable, placed: PlacedTable) {
  const { book } = sheet
  columns.forEach(({ column, name: heading, cells, look }, index) => {
    const cellName = findCellName(book.cellNames, block.id, column.id)
    if (cellName === undefined && !(column.input && cells.length > 0)) return
    const at = placed.firstColumn + index
    const cellRange = absoluteRange({ row: placed.headerRow + 1, column: at }, { row: placed.lastRow, column: at })
    const filled = cells.filter(({ number, words }) => number !== undefined || words.runs.length > 0).length
    const label = [cellName === undefined ? heading : wordsBeside(block, index), block.caption.trim()].filter(Boolean).join(' – ')
    const place = `input ${book.inputs.length}`
    book.cells.set(place, `${quotedName(sheet.name)}!${cellRange.split(':')[0]!.replaceAll('$', '')}`)
    book.inputs.push({
      name: cellName ?? book.names.give(heading, `Input_${book.inputs.length + 1}`),
      label,
      range: `${quotedName(sheet.name)}!${cellName === undefined ? cellRange : cellRange.split(':')[0]}`,
      place,
      value: cells[0]!.number ?? null,
      empty: placed.lastRow - placed.headerRow - filled,
      isCell: cellName !== undefined,
      format: look.format ?? 'General',
    })
  })
}
