import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { choosePatterns } from './choose-patterns.ts'
import { proposeSolution } from './propose-solution.ts'
import { readBrief } from './read-brief.ts'

const briefOf = (projectName: string, technicalRequirements = '') =>
  Brief.parse({ documentType: 'hld', client: 'tessel', projectName, requirements: { technicalRequirements } })
const chosenFor = (projectName: string, technicalRequirements = '') =>
  choosePatterns(readBrief(briefOf(projectName, technicalRequirements))).map(({ id }) => id)

test('what the title ends on leads', () => {
  expect(chosenFor('Claims Data Platform Migration', 'The legacy platform must be decommissioned.')[0]).toBe('migration')
  expect(chosenFor('Orders API Platform', 'The legacy platform must be decommissioned after a migration.')[0]).toBe('api-platform')
})

test('one general word neither leads nor is chosen', () => {
  expect(chosenFor('Atlas', 'Build an event-driven service. Reports are sent monthly.')).toEqual(['event-driven'])
})

test('what the brief declines is not chosen', () => {
  expect(chosenFor('Atlas', 'Build an event-driven service. We do not need a data lakehouse.')).toEqual(['event-driven'])
})

test('a brief that calls for nothing is not given a lakehouse, and is asked what it wants', () => {
  expect(chosenFor('Atlas')).toEqual(['business-application'])
  const asked = proposeSolution(briefOf('Atlas')).questions.map(({ text }) => text)
  expect(asked).toContain('The brief does not say what kind of system is wanted. What is to be built?')
})

test('a brief that calls for nothing by name gets what its words are nearest to', () => {
  expect(chosenFor('Atlas', 'Documents must be found by a question. Answers must cite passages. Languages: English.')[0]).toBe(
    'retrieval-augmented-generation',
  )
  expect(
    chosenFor('Atlas', 'Figures must be loaded every night. They must be shown with SQL. Historical years are archived.')[0],
  ).toBe('lakehouse')
})

test('a product takes the place of its kin where the patterns want that only', () => {
  const solution = proposeSolution(briefOf('Atlas', 'Build an event-driven order workflow on Apache Pulsar.'))
  const technologies = solution.elements.map(({ technology }) => technology)
  expect(technologies.filter((name) => name === 'Apache Pulsar')).toHaveLength(1)
  expect(technologies).not.toContain('RabbitMQ')
})
