import { expect, test } from 'vitest'
import { shortenCites, splitAtMark } from './shorten-cites.ts'

const printed = (...ids: string[]) =>
  shortenCites(ids)
    .map(({ text }) => text)
    .join('')

test('ids of one kind are said with their letters once, and runs with their ends', () => {
  expect(printed('FR-1')).toBe('FR-1')
  expect(printed('FR-1', 'FR-2')).toBe('FR-1, 2')
  expect(printed('REL-3', 'REL-4', 'REL-5', 'REL-8', 'FR-2', 'NFR-1', 'NFR-2', 'NFR-3')).toBe('REL-3–5, 8, FR-2, NFR-1–3')
})

test('what is no id is said as it stands, and each part leads to its fact', () => {
  expect(printed('the brief', 'FR-01', 'FR-1')).toBe('the brief, FR-01, 1')
  expect(shortenCites(['FR-1', 'FR-2', 'FR-3', 'FR-9']).map(({ id }) => id)).toEqual(['FR-1', 'FR-3', 'FR-9'])
})

test('ids are marked at the last word, before a bracket that opens behind it', () => {
  expect(splitAtMark('It answers. ')).toEqual(['It answers.', ' '])
  expect(splitAtMark('Question and answer (')).toEqual(['Question and answer', ' ('])
  expect(splitAtMark('as in \u201C')).toEqual(['as in', ' \u201C'])
  expect([splitAtMark('f('), splitAtMark(''), splitAtMark('(')]).toEqual([
    ['f(', ''],
    ['', ''],
    ['(', ''],
  ])
})
