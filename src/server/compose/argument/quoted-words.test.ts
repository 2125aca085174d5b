import { expect, test } from 'vitest'
import { quotedWords } from './quoted-words.ts'

test('a bullet or a number of a list is no part of a quotation', () => {
  expect(
    ['12. Bells ring at noon', '- Bells ring at noon', '(a) Bells ring at noon', 'R3) Bells ring at noon'].map(quotedWords),
  ).toEqual(Array(4).fill('Bells ring at noon'))
})

test('a figure or a name that begins a sentence stays', () => {
  for (const words of ['12.5 tonnes ring at noon', '900 bells ring', 'A bell rings', '-5 degrees is the least', 'I. Bell rings'])
    expect(quotedWords(words)).toBe(words)
})

test('of the row of a table the cell that says most is quoted', () =>
  expect(quotedWords('| 10 | Keeping | Logs of the locks are kept for 5 years | QA |')).toBe(
    'Logs of the locks are kept for 5 years',
  ))
