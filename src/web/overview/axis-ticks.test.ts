import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test('ticks are round and reach the highest value', () => {
  expect(axisTicks(400)).toEqual([0, 100, 200, 300, 400])
  expect(axisTicks(401)).toEqual([0, 200, 400, 600])
  expect(axisTicks(5_442_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000])
})

test('a count has no half steps, and nothing still has an axis', () => {
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  expect(axisTicks(1)).toEqual([0, 1])
  expect(axisTicks(0)).toEqual([0, 1])
})
