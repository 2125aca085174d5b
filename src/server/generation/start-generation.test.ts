import { expect, test } from 'vitest'
import { type AskedRequirements, type Brief, Requirements } from '#shared/brief.ts'
import type { Project } from '#server/documents/find-project.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { type AskedBrief, startFromProject } from './start-generation.ts'

const requirements = Requirements.parse({
  businessObjective: 'Answer sooner.',
  technicalRequirements: 'Keep claims.',
  budget: '£9',
})
const known: Brief = { ...givenBrief(), requirements, template: { filename: 'house.md', headings: [] } }

/** A High-Level Design exists, at version 1.1.0. */
const projectAskedAs = (ownBrief: Brief | undefined): Project => ({
  documents: [
    {
      id: 'a',
      type: 'hld',
      client: 'aldgate',
      clientName: 'Aldgate Mutual',
      project: 'Claims',
      title: 'Claims',
      version: '1.1.0',
      versionId: 'b',
      status: 'Draft',
      outputFormat: 'json',
      createdAt: new Date(0),
      role: null,
      approvedVersion: null,
      isPublished: false,
      isArchived: false,
    },
  ],
  facts: { brief: known, solution: givenSolution(), templateId: null },
  ownBrief,
  ownTemplate: null,
})
const asked = (texts: AskedRequirements): AskedBrief => ({
  documentType: 'lld',
  client: 'aldgate',
  projectName: 'Claims',
  requirements: texts,
})
const another = (texts: AskedRequirements) => startFromProject(asked(texts), projectAskedAs(undefined))
const again = (texts: AskedRequirements) => startFromProject(asked(texts), projectAskedAs(known))

test('another document takes over every field that is left open, sent empty or not sent', () => {
  expect(another({ businessObjective: ' ', budget: '£12' })).toEqual({
    ...asked({}),
    requirements: { ...requirements, budget: '£12' },
    startsFrom: { type: 'hld', version: '1.1.0', fields: ['businessObjective', 'technicalRequirements'] },
  })
})

test('a project that is not known, and a brief that is whole, take nothing', () => {
  expect(startFromProject(asked({ budget: '£12' }), undefined)).toEqual({
    ...asked({}),
    requirements: Requirements.parse({ budget: '£12' }),
  })
  const whole = { businessObjective: 'A', technicalRequirements: 'B', budget: 'C' }
  expect(another(whole)).toEqual({ ...asked({}), requirements: Requirements.parse(whole) })
})

test('the same document once more: what is sent empty was emptied, what is not sent stays', () => {
  const { requirements: taken, startsFrom, template } = again({ businessObjective: 'Answer at once.', budget: '' })
  expect(taken).toEqual({ ...requirements, businessObjective: 'Answer at once.', budget: '' })
  expect(startsFrom?.fields).toEqual(['technicalRequirements'])
  expect(template).toBeUndefined()
})

test('the same document without a word is asked for as it was, its template too', () => {
  const { requirements: taken, template } = again({ businessObjective: '', budget: ' ' })
  expect(taken).toEqual(requirements)
  expect(template).toEqual(known.template)
  const mine = { filename: 'mine.md', headings: [] }
  expect(startFromProject({ ...asked({}), template: mine }, projectAskedAs(known)).template).toEqual(mine)
})
