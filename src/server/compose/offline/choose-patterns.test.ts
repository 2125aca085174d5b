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

test('figures younger than loads can keep them bring event streaming, older ones do not', () => {
  const lakehouse = 'Build a lakehouse with reports. '
  const messages = 'Admission messages from the source systems must be visible on the board within'
  expect(chosenFor('Beds', `${lakehouse}${messages} 60 seconds at the 95th percentile.`).slice(0, 2)).toEqual([
    'lakehouse',
    'streaming',
  ])
  expect(chosenFor('Beds', `${lakehouse}Figures on the board are never older than 90 seconds.`)).toContain('streaming')
  expect(chosenFor('Beds', `${lakehouse}${messages} 30 minutes.`)).not.toContain('streaming')
  expect(chosenFor('Beds', `${lakehouse}Dashboards open in under 3 seconds.`)).not.toContain('streaming')
})

test('a demand in seconds is met by the stream, to which the messages go', () => {
  const { elements, relations } = proposeSolution(
    briefOf(
      'Beds',
      'Build a lakehouse with reports.\nMessages from Lorenzo must be visible on the bed board within 60 seconds.\nResults from WinPath are loaded every 15 minutes.',
    ),
  )
  const called = (name: string) => elements.find((element) => element.name === name)!
  const sendsTo = (name: string) =>
    relations.filter(({ from }) => from === called(name).id).map(({ to }) => elements.find(({ id }) => id === to)!.name)
  expect(called('Stream processing').satisfies).toEqual(['NFR-1'])
  expect(called('Batch ingestion').satisfies).not.toContain('NFR-1')
  expect(sendsTo('Lorenzo')).toEqual(['Event stream'])
  expect(sendsTo('WinPath')).toEqual(['Batch ingestion'])
})

test('one control, one team and one training are no programme of their own', () => {
  const text =
    'Build a lakehouse with reports. Data must be pseudonymised for research. The platform team is 5 people. Training for 60 super-users. A data protection impact assessment is handed over.'
  expect(chosenFor('Beds', text)).toEqual(['lakehouse'])
  const { elements } = proposeSolution(briefOf('Beds', text))
  expect(elements.map(({ name }) => name)).toContain('Pseudonym register')
  expect(chosenFor('Beds', `${text} People withdraw their consent, and erasure requests are answered.`)).toContain('data-privacy')
})
