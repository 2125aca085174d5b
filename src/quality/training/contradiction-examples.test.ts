import { describe, expect, test } from 'vitest'
import { pairsOfExcerpt, parseExcerptsOfPairs, readExcerptsOfPairs } from './contradiction-examples.ts'

const excerpt = `# mill, notes
[1] The mill has no network.
[?1] Flour is sold in bags.
[?1] [1] Orders show up at the mill at once.
= 1: connected or not | no network, and orders at once
? 1: two different things
`

test('an excerpt is its plain lines and the pairs that are marked in it', () => {
  const [found, second] = parseExcerptsOfPairs('a', `${excerpt}---\n# port, letter\nShips call twice a day.\n`)
  expect(found).toEqual({
    id: 'a:1',
    lines: ['The mill has no network.', 'Flour is sold in bags.', 'Orders show up at the mill at once.'],
    opposed: [{ lines: [0, 2], why: 'connected or not | no network, and orders at once' }],
    seeming: [{ lines: [1, 2], why: 'two different things' }],
  })
  expect(second).toMatchObject({ id: 'a:2', opposed: [], seeming: [] })
})

describe('what is not written as it should be is told', () => {
  test.each([
    ['The mill has no network.', 'a:1: an excerpt begins with # and what it is.'],
    [excerpt.replace('[1] The', 'The'), 'a:1: [1] marks two lines.'],
    [excerpt.replace('? 1: two different things\n', ''), 'a:1: nothing is said of [?1].'],
  ])('%s', (text, message) => expect(() => parseExcerptsOfPairs('a', text)).toThrow(message))
})

test('of the pairs of an excerpt the marked one is opposed, whichever way round it stands', () => {
  const pairs = parseExcerptsOfPairs('a', excerpt).flatMap(pairsOfExcerpt)
  expect(pairs.map(({ is }) => is)).toEqual(['other', 'opposed', 'other'])
})

test('the corpus is written as it should be', () => {
  const excerpts = readExcerptsOfPairs()
  expect(excerpts.length).toBeGreaterThanOrEqual(150)
  expect(excerpts.flatMap(({ opposed }) => opposed).length).toBeGreaterThan(70)
})
