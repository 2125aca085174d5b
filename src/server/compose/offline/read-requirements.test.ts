import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from './propose-solution.ts'
import { readRequirements } from './read-requirements.ts'
import { readStatements } from './read-statements.ts'

/** Of this process, so that a busy machine does not count. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

test('requirements are numbered by kind, each with its words and where they stand', () => {
  const statements = [
    ...readStatements('technicalRequirements', 'Planners can export. Availability must be 99.9%. Availability must be 99.9%.'),
    ...readStatements('constraints', 'It must run on Azure.'),
    ...readStatements('additionalContext', 'The team is small. Audit must see all changes.'),
  ]
  expect(readRequirements(statements).map(({ requirement }) => [requirement.id, requirement.source])).toEqual([
    ['FR-1', { from: 'brief', field: 'technicalRequirements', quote: 'Planners can export.' }],
    ['NFR-1', { from: 'brief', field: 'technicalRequirements', quote: 'Availability must be 99.9%.' }],
    ['CON-1', { from: 'brief', field: 'constraints', quote: 'It must run on Azure.' }],
    ['FR-2', { from: 'brief', field: 'additionalContext', quote: 'Audit must see all changes.' }],
  ])
})

test('five thousand requirements are read in less than a second', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `- Process ${index} GB per day from SAP within ${index} s for analysts, kept for ${index} days`,
  ).join('\n')
  const started = cpuSeconds()
  expect(readRequirements(readStatements('technicalRequirements', text))).toHaveLength(5000)
  expect(cpuSeconds() - started).toBeLessThan(1)
})

test('a field of twenty thousand characters becomes a solution in less than two seconds', () => {
  const text = 'The platform must load 5 GB per day from SAP within 4 hours. '.repeat(400).slice(0, 20_000)
  const fields = Object.fromEntries(
    ['technicalRequirements', 'constraints', 'scope', 'timeline', 'budget'].map((field) => [field, text]),
  )
  const started = cpuSeconds()
  proposeSolution(Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'Long', requirements: fields }))
  expect(cpuSeconds() - started).toBeLessThan(2)
})

test('the cost of running and what is set aside bind as constraints, in the words of the budget', () => {
  const read = (text: string) =>
    readRequirements(readStatements('budget', text)).map(({ requirement: { id, text: said } }) => `${id} ${said}`)
  expect(read('£1.85m for build. Run costs should stay below £42,000 per month.')).toEqual([
    'CON-1 Run costs should stay below £42,000 per month.',
  ])
  expect(read('£310k one-off. Standby: not more than £14,000/month')).toEqual(['CON-1 Standby: not more than £14,000/month.'])
  expect(read('£960,000 for design and build; run costs at most £18,500 per month.')).toEqual([
    'CON-1 Run costs at most £18,500 per month.',
  ])
  expect(read('£230k + £4k/month')).toEqual(['CON-1 Budget: £4k/month.'])
  expect(read('£2m. A contingency of 15% must be kept.')).toEqual(['CON-1 A contingency of 15% must be kept.'])
  expect(read('£11.8m. The subscription (£1.7m a year) is budgeted elsewhere. Savings of £3.1m a year are expected.')).toEqual([])
})
