import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

test('each word that only the second reader finds is lost, as often as it does', () => {
  expect(lostWords('Open 99.9 % of the time, the portal.', '| open | 99.9 % of the time')).toEqual({
    words: ['the', 'portal'],
    share: 2 / 8,
  })
  expect(lostWords('', 'anything')).toEqual({ words: [], share: 0 })
})
