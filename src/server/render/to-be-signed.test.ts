import { expect, test } from 'vitest'
import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import { isToBeSigned } from './to-be-signed.ts'

const givenTable = (kind: 'text' | 'money', rows: Cell[][]): BlockOf<'table'> => ({
  id: 'table',
  type: 'table',
  caption: '',
  columns: ['role', 'name', 'signature', 'date'].map((id, index) => ({ id, heading: id, kind: index === 0 ? 'text' : kind })),
  rows,
})

test('three columns of words without a word in any row are to be signed; prices, and fewer columns, are not', () => {
  const empty: Cell[][] = [
    ['One', null, '', null],
    ['Two', null, null, [{ text: '' }]],
  ]
  expect(isToBeSigned(givenTable('text', empty))).toBe(true)
  expect(isToBeSigned(givenTable('money', empty))).toBe(false)
  expect(isToBeSigned(givenTable('text', [...empty, ['Three', 'x', null, null]]))).toBe(false)
  expect(isToBeSigned(givenTable('text', []))).toBe(false)
})
