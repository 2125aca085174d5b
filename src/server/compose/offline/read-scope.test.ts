import { expect, test } from 'vitest'
import { readScope } from './read-scope.ts'
import { readStatements } from './read-statements.ts'

test('inside and outside are told apart by heading, label and words', () => {
  const text =
    'In scope: claims\nOut of scope:\n- voice\n- letters\nReplacement of SAP is not in scope. We do not want to replace the website.'
  expect(readScope(readStatements('scope', text)).map(({ quote, within }) => [quote, within])).toEqual([
    ['claims', true],
    ['voice', false],
    ['letters', false],
    ['Replacement of SAP is not in scope.', false],
    ['We do not want to replace the website.', false],
  ])
})

test('a label may stand in the middle of a line', () => {
  const statements = readStatements('scope', 'Property and motor claims. Not in scope: life insurance; pensions.')
  expect(readScope(statements).map(({ quote, within }) => [quote, within])).toEqual([
    ['Property and motor claims.', true],
    ['life insurance', false],
    ['pensions.', false],
  ])
})
