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

test.each([
  ['There shall be no connection, direct or otherwise, to the Otter plant control.', 'to the Otter plant control'],
  ['Out: image recognition, with respect.', 'with respect'],
])('words beside a list are no item of it: %s', (words, aside) => {
  expect(outOf(words)).not.toContain(aside)
})

test.each([
  'There is no data centre in Port Ellen that we trust.',
  'No loudspeaker between 23 and 06.',
  'Nothing about those lots is published without the consent of the donor.',
  'The lab has good wi-fi, apart from the vault.',
])('what is told, or ruled for a time, leaves out no work: %s', (technicalRequirements) => {
  expect(readWords({ technicalRequirements }).scope).toEqual([])
})

test.each(['Members remain on the list for two years.'])('nothing is left out: %s', (words) => {
  expect(outOf(words)).toEqual([])
})
