import { expect, test } from 'vitest'
import type { BriefField } from '#shared/brief.ts'
import { readKind } from './read-kind.ts'
import { readMeasures } from './read-measures.ts'

const kindOf = (text: string, field: BriefField = 'technicalRequirements') => {
  const { kind, characteristic } = readKind({ field, text, quote: text, heading: '' }, readMeasures(text))
  return characteristic ?? kind
}

const cases: [string, string][] = [
  ['Planners can export any dashboard to Excel.', 'functional'],
  ['The platform must ingest about 5 TB/day from SAP S/4HANA.', 'functional'],
  ['Predict late deliveries 24 hours ahead.', 'functional'],
  ['Residents must be able to ask a question on the council website.', 'functional'],
  ['Availability must be at least 99.9% measured monthly.', 'Reliability'],
  ['RPO 15 minutes and RTO 4 hours.', 'Reliability'],
  ['Dashboard pages must load in under 3 seconds (p95).', 'Performance efficiency'],
  ['95% of answers must begin within 3 seconds.', 'Performance efficiency'],
  ['All data must be encrypted at rest and in transit.', 'Security'],
  ['Access must be role based with single sign-on.', 'Security'],
  ['The web chat must meet WCAG 2.2 AA.', 'Interaction capability'],
  ['Infrastructure as code for all environments.', 'Maintainability'],
  ['The solution must comply with UK GDPR.', 'constraint'],
  ['The solution must run on Microsoft Azure.', 'constraint'],
  ['Personal data must not leave the United Kingdom.', 'constraint'],
]

for (const [text, kind] of cases) {
  test(`“${text}” is ${kind}`, () => {
    expect(kindOf(text)).toBe(kind)
  })
}

test('a sentence may be about several qualities, the strongest first', () => {
  const text = 'The platform should be scalable, highly available and easy to use.'
  expect(readKind({ field: 'technicalRequirements', text, quote: text, heading: '' }, [])).toEqual({
    kind: 'quality',
    characteristic: 'Reliability',
    furtherCharacteristics: ['Interaction capability', 'Flexibility'],
  })
})

test('a constraint tells the qualities that it touches', () => {
  const text = 'Personal data must stay in the UK and be encrypted at rest.'
  expect(readKind({ field: 'technicalRequirements', text, quote: text, heading: '' }, [])).toEqual({
    kind: 'constraint',
    furtherCharacteristics: ['Security'],
  })
})

test('the heading and the given number say what kind is meant where the words do not', () => {
  const of = (text: string, more: { heading?: string; given?: string }) =>
    readKind({ field: 'technicalRequirements', text, quote: text, heading: '', ...more }, []).kind
  expect(of('Sound work in every office', { heading: 'non-functional requirements' })).toBe('quality')
  expect(of('Users must be able to export data', { heading: 'non-functional requirements' })).toBe('functional')
  expect(of('Offices in Leeds', { given: 'CON-3' })).toBe('constraint')
  expect(of('Das System muss Rechnungen laden.', {})).toBe('functional')
})

test('what stands among the constraints is one, unless it is a measured quality', () => {
  expect(kindOf('We have a small team of six people.', 'constraints')).toBe('constraint')
  expect(kindOf('Availability of 99.5% is needed.', 'constraints')).toBe('Reliability')
})
