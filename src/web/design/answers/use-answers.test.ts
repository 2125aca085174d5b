import { expect, test } from 'vitest'
import { keepSame } from './use-answers.ts'

test('an item that is as it was stays the object it was, and one that changed is the new one', () => {
  const before = [
    { id: 'A', text: 'one' },
    { id: 'B', text: 'two' },
  ]
  const now = keepSame(before, [
    { id: 'A', text: 'one' },
    { id: 'B', text: 'three' },
  ])
  expect(now[0]).toBe(before[0])
  expect(now[1]).toEqual({ id: 'B', text: 'three' })
})

test('a list whose items are all as they were is the list it was, unless their order or number changed', () => {
  const before = [{ id: 'A' }, { id: 'B' }]
  expect(keepSame(before, [{ id: 'A' }, { id: 'B' }])).toBe(before)
  expect(keepSame(before, [{ id: 'B' }, { id: 'A' }])).toEqual([{ id: 'B' }, { id: 'A' }])
  expect(keepSame(before, [{ id: 'A' }])).toEqual([{ id: 'A' }])
})
