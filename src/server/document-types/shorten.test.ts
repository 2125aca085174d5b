import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('whole sentences stay as far as they fit', () => {
  expect(shorten('It keeps each entry. It tells who wrote it. It ends.', 45)).toBe('It keeps each entry. It tells who wrote it.')
  expect(shorten('It keeps each entry.', 45)).toBe('It keeps each entry.')
})

test('a first sentence that is too long is cut at a word, and the cut is seen', () => {
  expect(shorten('It keeps each entry of every mechanic on every ferry', 30)).toBe('It keeps each entry of every…')
})
