import { expect, test } from 'vitest'
import { textsIn } from '#server/solution/texts-in.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { checksOf } from './design-checks.ts'
import { viewSolution } from './solution-view.ts'

const technicalRequirements = '5.1 Data is kept. 5.2 We do not want Kubernetes. 5.3 Staff shall sign on with our Okta tenant.'

test.each(Object.keys(allDocumentTypes) as DocumentTypeId[])('%s names on its first page what is refused, and where', (type) => {
  const { solution } = givenPicked({ technicalRequirements }, 'telemetry')
  const sections = allDocumentTypes[type].buildSections(solution, {})
  const first = textsIn(sections[0]).join('')
  expect(first).toContain('The design names “Kubernetes” in: Stream processing')
  // In a talk the first slide has one line a topic; the slide of its own has them all.
  const all = textsIn(sections.find(({ id }) => /^(?:components|modules|checks)$/.test(id))).join('')
  expect(all).toContain('The design names “Kubernetes” in: ')
  expect(all).toContain('No component has “Okta”.')
})

test('the cloud of the design is not missing from it, and another one is shown once', () => {
  const checks = (words: string) =>
    checksOf(givenPicked({ technicalRequirements: words }, 'telemetry')).map(({ design }) => textsIn(design).join(''))
  expect(checks('The solution must run on Microsoft Azure in the UK.')).toEqual([])
  expect(checks('The platform must run on Amazon Web Services in London.')).toEqual(['The products are those for Microsoft Azure.'])
})

test('an assumption stands beside the statement on what it takes for granted, unless a person wrote it', () => {
  const view = givenPicked({ technicalRequirements: 'The 1,140 open cases move to the new system.' }, 'case-management')
  const [check, ...more] = checksOf(view).map(({ statement, design }) => `${statement.text} ${textsIn(design).join('')}`)
  expect(check).toMatch(/^The 1,140 open cases move to the new system\. The design assumes: “Open cases end in the present system/)
  expect(more).toEqual([])
  const assumptions = view.solution.assumptions.map((one) => ({ ...one, source: { from: 'person' as const, by: 'Ada' } }))
  expect(checksOf(viewSolution({ ...view.solution, assumptions }))).toEqual([])
})

test('a decision stands beside it too, and a list of what is out of scope does not', () => {
  const view = givenPicked(
    { technicalRequirements: 'No automatic decision is taken.', scope: 'Out of scope: open cases.' },
    'case-management',
  )
  expect(checksOf(view).map(({ design }) => textsIn(design).join('').slice(0, 41))).toEqual([
    'The design decides: “Rules propose and a ',
  ])
})

test('a reference to a statement has no citation beside it where the document does not print the statement', () => {
  const { solution } = givenPicked({ technicalRequirements, timeline: 'Live by 30 June 2027.' }, 'telemetry')
  const cited = (type: DocumentTypeId) =>
    JSON.stringify(allDocumentTypes[type].buildSections(solution, {})).match(/"cites":\["ST-\d+"\]/g)?.length ?? 0
  expect(cited('powerpoint')).toBe(0)
  expect(cited('hld')).toBeGreaterThan(0)
})
