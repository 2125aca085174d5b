import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from './propose-solution.ts'
import { splitObligations } from './split-obligations.ts'

test('each obligation is readable on its own', () => {
  expect(splitObligations('Personal data must stay in the UK and be encrypted at rest.')).toEqual([
    'Personal data must stay in the UK',
    'Personal data be encrypted at rest.',
  ])
  expect(splitObligations('Access must be role based, and every read must be logged.')).toEqual([
    'Access must be role based',
    'every read must be logged.',
  ])
})

for (const text of [
  'Every new motor and home claim must receive a score.',
  'Readers can ask for deletion and this must be completed within 30 days.',
  'The solution must comply with UK GDPR and with the Consumer Duty.',
]) {
  test(`“${text}” is one obligation`, () => {
    expect(splitObligations(text)).toEqual([text])
  })
}

const solve = (technicalRequirements: string) =>
  proposeSolution(
    Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Atlas', requirements: { technicalRequirements } }),
  )

test('both obligations of a requirement are met', () => {
  const { elements } = solve('Personal data must stay in the UK and be encrypted at rest.')
  expect(elements.filter(({ satisfies }) => satisfies.includes('CON-1')).map(({ kind, name }) => [kind, name])).toEqual([
    ['system', expect.any(String)],
    ['store', 'Keys and secrets'],
  ])
})

test('an obligation that nothing meets is asked about', () => {
  const { questions } = solve('All data must be encrypted at rest and be blessed by a bishop.')
  expect(questions.map(({ text, about }) => [text, about])).toContainEqual([
    'No part of this design covers “All data be blessed by a bishop” in NFR-1: how is it met, and by whom?',
    ['NFR-1'],
  ])
})
