import { expect, test } from 'vitest'
import { textsIn } from '#server/solution/texts-in.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { allDocumentTypes } from './all-document-types.ts'

const technicalRequirements = '5.1 Data is kept. 5.2 We do not want Kubernetes. 5.3 Staff shall sign on with our Okta tenant.'

test.each(Object.keys(allDocumentTypes) as DocumentTypeId[])('%s names on its first page what is refused, and where', (type) => {
  const { solution } = givenPicked({ technicalRequirements }, 'telemetry')
  const sections = allDocumentTypes[type].buildSections(solution, {})
  const first = textsIn(sections[0]).join('')
  expect(first).toContain('Kubernetes is in: Stream processing')
  // In a talk the first slide has one line a topic; the slide of its own has them all.
  const all = textsIn(sections.find(({ id }) => /^(?:components|modules|checks)$/.test(id))).join('')
  expect(all).toContain('Kubernetes is in: ')
  expect(all).toContain('No component has Okta.')
})
