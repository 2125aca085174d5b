import { expect, test } from 'vitest'
import { readVagueWords } from './read-vague-words.ts'

test('words without a measure are found with what to ask', () => {
  expect(readVagueWords('It should be scalable, highly available and easy to use.').map(({ word }) => word)).toEqual([
    'scalable',
    'highly available',
    'easy to use',
  ])
  expect(readVagueWords('Reports should load fast.')[0]!.proposal).toMatch(/\d/)
})

test('plain words are not vague', () => {
  expect(readVagueWords('Keep claims for seven years.')).toEqual([])
})
