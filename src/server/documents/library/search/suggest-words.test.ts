import { expect, test } from 'vitest'
import { nearest } from './suggest-words.ts'

const vocabulary = ['commission', 'commissioning', 'engine', 'retention', 'detention', 'claims'].map((word, at) => ({
  word,
  count: 10 - at,
}))

test('a word with a missing, swapped or wrong letter is near the one that was meant', () => {
  expect(['commision', 'retentoin', 'enginr', 'claimss'].map((word) => nearest(word, vocabulary))).toEqual([
    'commission',
    'retention',
    'engine',
    'claims',
  ])
})

test('a word that is as far from all of them as from none is not replaced', () => {
  expect(['zebra', 'engines of war', 'mine'].map((word) => nearest(word, vocabulary))).toEqual([undefined, undefined, undefined])
})
