import { expect, test } from 'vitest'
import { withoutListMark } from './without-list-mark.ts'

test('a bullet or a number of a list is no part of a quotation', () => {
  expect(
    ['12. Bells ring at noon', '- Bells ring at noon', '(a) Bells ring at noon', 'R3) Bells ring at noon'].map(withoutListMark),
  ).toEqual(Array(4).fill('Bells ring at noon'))
})

test('a figure or a name that begins a sentence stays', () => {
  for (const words of ['12.5 tonnes ring at noon', '900 bells ring', 'A bell rings', '-5 degrees is the least', 'I. Bell rings'])
    expect(withoutListMark(words)).toBe(words)
})
