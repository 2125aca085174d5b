import { expect, test } from 'vitest'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { parseRules, readKeptRules } from './rule-examples.ts'

test('a rule has the controls named above it, and the brief it stands in', () => {
  expect(parseRules('a', '= person-approves\nThe bishop signs first.\n== mill\n= legal-hold as-entered\nNothing goes.\n')).toEqual([
    { text: 'The bishop signs first.', controls: ['person-approves'], brief: undefined },
    { text: 'Nothing goes.', controls: ['legal-hold', 'as-entered'], brief: 'mill' },
  ])
})

test('a sentence that nothing is said of is told with its line', () =>
  expect(() => parseRules('a', 'Nothing goes.')).toThrow('a, line 1: no line with = says what keeps it.'))

test('every rule is kept by controls of the catalogue', () => {
  const known = new Set(loadCatalogue().controls.map(({ id }) => id))
  const unknown = readKeptRules().flatMap(({ controls }) => controls.filter((id) => !known.has(id)))
  expect(unknown).toEqual([])
})
