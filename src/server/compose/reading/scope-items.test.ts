import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const outOf = (scope: string) =>
  readWords({ scope })
    .scope.filter(({ within }) => !within)
    .map(({ text }) => text)

test.each([
  ['Lighthouse radio remains with NAVTEX, run by the coastguard.', ['Lighthouse radio']],
  ['No quote for scaffolding, our roofer lends us his.', ['quote for scaffolding']],
])('%s', (words, items) => {
  expect(outOf(words)).toEqual(items)
})

test.each(['Members remain on the list for two years.'])('nothing is left out: %s', (words) => {
  expect(outOf(words)).toEqual([])
})
