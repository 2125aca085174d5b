import { expect, test } from 'vitest'
import { isOutside, readScope } from './read-scope.ts'
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

const outside = [
  'We do not need a native app.',
  'Hardware is not included.',
  'There is no need to migrate letters.',
  'A mobile app is not required.',
]
const inside = [
  'It must not store card numbers.',
  'Users do not need to sign in twice.',
  'Fields are filled so that re-keying is not needed.',
  'No claim may be lost.',
]
test('what nobody needs is outside; what must not happen is a requirement', () => {
  const of = (texts: string[]) => texts.map((text) => isOutside({ text, heading: '' }))
  expect(of(outside)).toEqual(outside.map(() => true))
  expect(of(inside)).toEqual(inside.map(() => false))
})

test('a label may stand in the middle of a line', () => {
  const statements = readStatements('scope', 'Property and motor claims. Not in scope: life insurance; pensions.')
  expect(readScope(statements).map(({ quote, within }) => [quote, within])).toEqual([
    ['Property and motor claims.', true],
    ['life insurance', false],
    ['pensions.', false],
  ])
})

test('what brackets leave out leaves the sentence around them in', () => {
  const text = 'Sensitivity must be at least 95% for all patients (who are excluded if it is not met).'
  expect(isOutside({ text, heading: '' })).toBe(false)
  expect(isOutside({ text: 'Patients under 16 are excluded (for now).', heading: '' })).toBe(true)
})

test('“In” and “Out” alone are labels too, and many things with commas between them are items of their own', () => {
  const text =
    'In: platform, network, security, 3 workloads (intranet, finance, archive). Out: replacement of Lorenzo or Careflow, GP records, payroll data, the device network.'
  expect(readScope(readStatements('scope', text)).map(({ quote, within }) => [quote, within])).toEqual([
    ['platform', true],
    ['network', true],
    ['security', true],
    ['3 workloads (intranet, finance, archive)', true],
    ['replacement of Lorenzo or Careflow', false],
    ['GP records', false],
    ['payroll data', false],
    ['the device network', false],
  ])
  const few = readStatements('scope', 'In scope: highways, street lighting, fly-tipping.')
  expect(few.map(({ quote }) => quote)).toEqual(['highways, street lighting, fly-tipping.'])
})
