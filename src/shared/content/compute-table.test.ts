import { expect, test } from 'vitest'
import type { BlockOf, Cell, Column } from './blocks.ts'
import { computeTable } from './compute-table.ts'

const costColumns: Column[] = [
  { id: 'item', heading: 'Item', kind: 'text' },
  { id: 'quantity', heading: 'Quantity', kind: 'number' },
  { id: 'price', heading: 'Unit price', kind: 'money', currency: 'GBP' },
  {
    id: 'amount',
    heading: 'Amount',
    kind: 'money',
    currency: 'GBP',
    formula: { operation: 'multiply', columns: ['quantity', 'price'] },
    total: 'sum',
  },
]
const given = (columns: Column[], rows: Cell[][]): BlockOf<'table'> => ({ id: 't', type: 'table', caption: '', columns, rows })

test('multiplies and sums money exactly', () => {
  const { rows, totals } = computeTable(
    given(costColumns, [
      ['Storage', 3, 0.1, null],
      ['Compute', 1.005, 100, null],
      ['Credit', 1, -0.3, null],
    ]),
  )
  expect(rows.map((row) => row[3])).toEqual([0.3, 100.5, -0.3])
  expect(totals).toEqual([null, null, null, 100.5])
})

test('rounds half a penny away from zero', () => {
  const { rows } = computeTable(
    given(costColumns, [
      ['Up', 1, 1.005, null],
      ['Down', 1, -1.005, null],
    ]),
  )
  expect(rows.map((row) => row[3])).toEqual([1.01, -1.01])
})

test('leaves a value and its total open where an input is missing', () => {
  const { rows, totals } = computeTable(
    given(costColumns, [
      ['Storage', 3, null, null],
      ['Compute', 2, 5, null],
    ]),
  )
  expect(rows.map((row) => row[3])).toEqual([null, 10])
  expect(totals?.[3]).toBeNull()
})

const twoNumbers = (operation: 'add' | 'subtract' | 'divide'): Column[] => [
  { id: 'a', heading: 'A', kind: 'number' },
  { id: 'b', heading: 'B', kind: 'number' },
  { id: 'c', heading: 'C', kind: 'number', formula: { operation, columns: ['a', 'b'] } },
]

test('adds, subtracts and divides', () => {
  const one = (operation: 'add' | 'subtract' | 'divide', row: Cell[]) =>
    computeTable(given(twoNumbers(operation), [row])).rows[0]?.[2]
  expect(one('add', [0.1, 0.2, null])).toBe(0.3)
  expect(one('subtract', [0.3, 0.1, null])).toBe(0.2)
  expect(one('divide', [1, 3, null])).toBe(0.333333)
  expect(one('divide', [1, 0, null])).toBeNull()
  expect(one('add', [1e21, 1e-7, null])).toBe(1e21)
  expect(one('divide', [1, 1e-7, null])).toBe(1e7)
})

test('a formula may rest on another formula, and never on itself', () => {
  const columns: Column[] = [
    { id: 'a', heading: 'A', kind: 'number' },
    { id: 'b', heading: 'B', kind: 'number', formula: { operation: 'add', columns: ['a', 'a'] } },
    { id: 'c', heading: 'C', kind: 'number', formula: { operation: 'multiply', columns: ['b', 'a'] } },
    { id: 'd', heading: 'D', kind: 'number', formula: { operation: 'add', columns: ['d', 'a'] } },
    { id: 'e', heading: 'E', kind: 'number', formula: { operation: 'add', columns: ['a', 'nowhere'] } },
  ]
  expect(computeTable(given(columns, [[3, null, null, null, null]])).rows[0]).toEqual([3, 6, 18, null, null])
})

test('has no totals where no column asks for one', () => {
  expect(computeTable(given(twoNumbers('add'), [])).totals).toBeUndefined()
})

test('a share is a percent of an amount', () => {
  const columns: Column[] = [
    { id: 'a', heading: 'A', kind: 'money' },
    { id: 'b', heading: 'B', kind: 'percent' },
    { id: 'c', heading: 'C', kind: 'money', formula: { operation: 'share', columns: ['a', 'b'] } },
  ]
  const of = (...row: Cell[]) => computeTable(given(columns, [[...row, null]])).rows[0]?.[2]
  expect([of(200, 12.5), of(0.1, 15), of(200, null)]).toEqual([25, 0.02, null])
})

test('counts days in weeks and weighs words', () => {
  const table: BlockOf<'table'> = {
    id: 'plan',
    type: 'table',
    caption: '',
    columns: [
      { id: 'start', heading: 'Start', kind: 'date' },
      { id: 'weeks', heading: 'Weeks', kind: 'number' },
      { id: 'end', heading: 'End', kind: 'date', formula: { operation: 'weeks-after', columns: ['start', 'weeks'] } },
      { id: 'one', heading: 'One', kind: 'text' },
      { id: 'other', heading: 'Other', kind: 'text' },
      { id: 'weight', heading: 'Weight', kind: 'number', formula: { operation: 'weigh', columns: ['one', 'other'] } },
    ],
    rows: [
      ['2026-01-05', 38, null, [{ text: 'High' }], [{ text: 'medium' }], null],
      [null, 3, null, [{ text: 'High' }], [], null],
    ],
  }
  const { rows } = computeTable(table)
  expect(rows.map((row) => [row[2], row[5]])).toEqual([
    ['2026-09-28', 6],
    [null, null],
  ])
})
