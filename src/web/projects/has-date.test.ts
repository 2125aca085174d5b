import { expect, test } from 'vitest'
import { hasDate } from './has-date.ts'

test.each([
  ['Mobilise on 1 June 2026', true],
  ['Kick-off on June 1, 2026', true],
  ['Sandbox, 1 Jun 2026', true],
  ['Beginn am 1. Juni 2026', true],
  ['Live 2026-06-01', true],
  ['Live by 30 June 2026', false],
  ['Sandbox', false],
])('whether a title has its date: %s', (title, has) => {
  expect(hasDate(title, '2026-06-01')).toBe(has)
})
