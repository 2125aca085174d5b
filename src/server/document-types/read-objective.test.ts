import { expect, test } from 'vitest'
import { endOf } from './read-objective.ts'

test('the end of an objective is told where it names who is meant', () => {
  expect(endOf('We want reports, so that managers see beds, and so that stays are shorter.')).toBe(
    'managers see beds, and when stays are shorter',
  )
})

test('an end that speaks of “them” means nothing alone', () => {
  expect(endOf('We want one platform so that they see current figures.')).toBeUndefined()
})
