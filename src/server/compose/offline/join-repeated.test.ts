import { expect, test } from 'vitest'
import { readRequirements } from './read-requirements.ts'
import { readStatements } from './read-statements.ts'

const joined = (text: string, constraints: string) =>
  readRequirements([...readStatements('technicalRequirements', text), ...readStatements('constraints', constraints)]).map(
    ({ requirement }) => [requirement.text, ...requirement.alsoStated.map((source) => ('quote' in source ? source.quote : ''))],
  )

test('what two fields say in nearly the same words is one requirement, and both quotes are kept', () => {
  expect(
    joined(
      'Personal data must stay in the UK and be encrypted.',
      'Personal data shall remain in the United Kingdom and must be encrypted.',
    ),
  ).toEqual([
    [
      'Personal data must stay in the UK and be encrypted.',
      'Personal data shall remain in the United Kingdom and must be encrypted.',
    ],
  ])
})

test('the more specific of the two stays', () => {
  expect(
    joined('Claims must be loaded from Guidewire every night.', 'Claims must be loaded from Guidewire every night within 4 hours.'),
  ).toEqual([
    ['Claims must be loaded from Guidewire every night within 4 hours.', 'Claims must be loaded from Guidewire every night.'],
  ])
})

const apart: [string, string][] = [
  ['Scores must be returned within 2 seconds.', 'Scores must be returned within 5 seconds.'],
  ['Users must be able to export claims data.', 'Users must not be able to export claims data.'],
  ['Case 5 of group 98 must be shown to handlers.', 'Case 98 of group 5 must be shown to handlers.'],
  ['Fraud must be scored for motor claims.', 'Fraud must be scored for home claims.'],
]
for (const [one, other] of apart) {
  test(`“${one}” and “${other}” stay two`, () => {
    expect(joined(one, other)).toEqual([[one], [other]])
  })
}
