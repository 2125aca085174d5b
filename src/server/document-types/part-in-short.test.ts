import { expect, test } from 'vitest'
import { partInShort } from './part-in-short.ts'

const asked = 'The keeper of the tower has to be told within one hour when a bell has not been rung'

test('what is asked and how stand together where both fit', () => {
  expect(partInShort('Bells are logged: each stroke is written down.', 80)).toBe('Bells are logged: each stroke is written down')
})

test('where both are too long, how it is done stands alone and whole', () => {
  expect(partInShort(`${asked}: a clock compares strokes with the order of services.`, 80)).toBe(
    'A clock compares strokes with the order of services',
  )
  expect(
    partInShort(`${asked}: a clock compares strokes; the sexton is called and the call is repeated until he answers.`, 60),
  ).toBe('A clock compares strokes')
})

test('only what has no shorter way is cut, and the cut is seen', () => {
  expect(partInShort(`${asked}.`, 40)).toMatch(/^The keeper of the tower.*…$/)
})

test('where the reader asks what a part is for, that is told first', () => {
  expect(partInShort(`${asked}: a clock compares strokes with the order of services.`, 100, 'asked')).toBe(asked)
})

test('a list of things is not cut off in its middle', () => {
  expect(partInShort('Accessible for all: plain pages with labels, order, contrast and focus; checked at each build', 100)).toBe(
    'Accessible for all: plain pages with labels, order, contrast and focus',
  )
})
