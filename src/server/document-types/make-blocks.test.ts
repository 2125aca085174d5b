import { expect, test } from 'vitest'
import { column, labelled, table, text, withoutEmptyColumns } from './make-blocks.ts'

test('a column without any value goes, one that is computed stays', () => {
  const amount = {
    id: 'amount',
    heading: 'Amount',
    kind: 'number' as const,
    formula: { operation: 'multiply' as const, columns: ['a', 'b'] },
  }
  const whole = table('t', 'A table', {
    columns: [column('a', 'A', 40), column('b', 'B', 40), column('c', 'C', 20), amount],
    rows: [
      [text('one'), null, text(''), null],
      [text('two'), text('three'), null, null],
    ],
  })
  const left = withoutEmptyColumns(whole)
  expect(left.type === 'table' && left.columns.map(({ id }) => id)).toEqual(['a', 'b', 'amount'])
  expect(left.type === 'table' && left.rows.map((row) => row.length)).toEqual([3, 3])
})

test('a label without words has no line', () => {
  const list = labelled('l', [
    ['Trigger', text('A timer.')],
    ['Serves', []],
  ])
  expect(list.type === 'list' && list.items).toHaveLength(1)
})
