import { expect, test } from 'vitest'
import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import { isFilledByHand } from './filled-by-hand.ts'

const givenTable = (kind: 'text' | 'money', rows: Cell[][]): BlockOf<'table'> => ({
  id: 'table',
  type: 'table',
  caption: '',
  columns: [
    { id: 'a', heading: 'A', kind: 'text' },
    { id: 'b', heading: 'B', kind },
  ],
  rows,
})

test('a column of words that is empty in every row is filled in by hand, one of prices is not', () => {
  const empty = [
    ['One', null],
    ['Two', [{ text: '' }]],
  ]
  expect(isFilledByHand(givenTable('text', empty))).toBe(true)
  expect(isFilledByHand(givenTable('money', empty))).toBe(false)
  expect(isFilledByHand(givenTable('text', [...empty, ['Three', 'x']]))).toBe(false)
  expect(isFilledByHand(givenTable('text', []))).toBe(false)
})
