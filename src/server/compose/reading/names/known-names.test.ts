import { expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { findKnownNames } from './known-names.ts'

const namesIn = (text: string) => findKnownNames(tokenize(text)).map(({ listed }) => listed.name)

test.each([
  'Present: Mr. Odili, R. Okafor (finance), two drivers.',
  'The figures of R&D are not part of this.',
  'Ask C. Marsh for the list.',
])('an initial is no language: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  ['The actuaries write scripts in R. They run at night.', ['R']],
  ['Our 60 R scripts stay.', ['R']],
  ['R and Python are known here.', ['R', 'Python']],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})
