import { expect, test } from 'vitest'
import type { BlockOf, Reading } from './blocks.ts'
import { readTables } from './read-table.ts'

type Table = BlockOf<'table'>
const text = (words: string) => [{ text: words, cites: ['FR-1'] }]
const lines: Table = {
  id: 'lines',
  type: 'table',
  caption: 'Lines',
  columns: [
    { id: 'part', heading: 'Part', kind: 'text' },
    { id: 'quantity', heading: 'Quantity', kind: 'number' },
    { id: 'price', heading: 'Price', kind: 'money' },
    { id: 'amount', heading: 'Amount', kind: 'money', formula: { operation: 'multiply', columns: ['quantity', 'price'] } },
  ],
  rows: [
    [text('Store'), 3, 0.1, null],
    [text('Store'), 2, 0.2, null],
    [text('Index'), 5, null, null],
    [text('Queue'), 1, 7, null],
  ],
}
const reader = (id: string, from: Reading): Table => ({
  id,
  type: 'table',
  caption: id,
  columns: [{ id: 'value', heading: 'Value', kind: 'number' }],
  rows: [[null]],
  readings: [{ row: 0, column: 'value', from }],
})
const read = (from: Omit<Reading, 'table'>) =>
  readTables([reader('sum', { ...from, table: 'lines' }), lines]).get('sum')?.rows[0]?.[0]

test('counts, sums and ranks the rows that match, a formula’s values among them', () => {
  const where = (...is: string[]) => ({ where: [{ column: 'part', is }] })
  expect(read({ operation: 'count', column: 'part' })).toBe(4)
  expect(read({ operation: 'count', column: 'part', ...where('Store', 'queue') })).toBe(3)
  expect(read({ operation: 'missing', column: 'price' })).toBe(1)
  expect(read({ operation: 'highest', column: 'quantity' })).toBe(5)
  expect(read({ operation: 'sum', column: 'amount', ...where('Store') })).toBe(0.7)
})

test('gives nothing rather than nought where no row has a value', () => {
  expect(read({ operation: 'sum', column: 'amount', where: [{ column: 'part', is: ['Index'] }] })).toBeNull()
  expect(read({ operation: 'highest', column: 'nothing' })).toBeNull()
  expect(readTables([reader('lonely', { operation: 'count', table: 'gone', column: 'part' })]).get('lonely')!.rows).toEqual([
    [null],
  ])
})

test('reads a table that reads another, in whichever order they stand, and comes to an end in a circle', () => {
  const first = reader('first', { operation: 'highest', table: 'second', column: 'value' })
  const second = reader('second', { operation: 'count', table: 'lines', column: 'part' })
  expect(readTables([first, second, lines]).get('first')!.rows).toEqual([[4]])
  const circle = reader('circle', { operation: 'sum', table: 'circle', column: 'value' })
  expect(readTables([circle]).get('circle')!.rows).toEqual([[null]])
})

test('a row reads the highest of certain rows of its own table, however many it waits for', () => {
  const plan: BlockOf<'table'> = {
    id: 'plan',
    type: 'table',
    caption: '',
    columns: [
      { id: 'after', heading: 'After', kind: 'number' },
      { id: 'weeks', heading: 'Weeks', kind: 'number' },
      { id: 'end', heading: 'End', kind: 'number', formula: { operation: 'add', columns: ['after', 'weeks'] } },
    ],
    // The first value depends on the last.
    rows: [
      [null, 2, null],
      [null, 3, null],
      [0, 4, null],
    ],
    readings: [
      { row: 0, column: 'after', from: { operation: 'highest', table: 'plan', column: 'end', rows: [1, 2] } },
      { row: 1, column: 'after', from: { operation: 'highest', table: 'plan', column: 'end', rows: [2] } },
    ],
  }
  expect(
    readTables([plan])
      .get('plan')!
      .rows.map(([after]) => after),
  ).toEqual([7, 4, 0])
})
