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

test('a figure for the same thing answers the word, and one for another does not', () => {
  const words = (text: string, measured: string[]) => readVagueWords(text, measured).map(({ word }) => word)
  expect(words('Reports must be fast and kept for 7 years.', ['retention'])).toEqual(['fast'])
  expect(words('Reports must be fast.', ['response time'])).toEqual([])
  expect(words('A robust, secure and modern platform with real-time figures', [])).toEqual([
    'robust',
    'secure',
    'real-time',
    'modern',
  ])
})

test('plain words are not vague', () => {
  expect(readVagueWords('Keep FHIR: Fast Healthcare data, a responsive design and Elasticsearch for seven years.')).toEqual([])
})
