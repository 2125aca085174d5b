import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

test('each word that only the second reader finds is lost, as often as it does', () => {
  expect(lostWords('Open 99.9 % of the time, the portal.', '| open | 99.9 % of the time')).toEqual({
    words: ['the', 'portal'],
    share: 2 / 8,
  })
  expect(lostWords('', 'anything')).toEqual({ words: [], share: 0 })
})

test('words that are only divided differently are not lost, but those that stand fewer times are', () => {
  expect(lostWords('A = π r 2 as well as avail ability', 'A=πr^2 as well as availability').words).toEqual([])
  expect(lostWords('floor 2 a floor 2 a', 'floor 2 a').words).toEqual(['floor', '2', 'a'])
})
