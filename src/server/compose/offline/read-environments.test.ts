import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from './propose-solution.ts'
import { readEnvironments } from './read-environments.ts'
import { readStatements } from './read-statements.ts'

const read = (text: string) => readEnvironments(readStatements('deliverables', text))

const asked: [string, string[], named: boolean][] = [
  ['Working platform in two environments', ['Test', 'Production'], false],
  ['Lakehouse in 3 environments, built from code', ['Development', 'Test', 'Production'], false],
  ['Kafka platform in development, test and production', ['Development', 'Test', 'Production'], true],
  ['Platform in two environments\nA pipeline from dev to prod in dev and prod', ['Development', 'Production'], true],
  ['Four environments: dev, test, staging and production', ['Development', 'Test', 'Acceptance', 'Production'], true],
  ['A platform', ['Development', 'Test', 'Production'], false],
  ['A test and a production line', ['Development', 'Test', 'Production'], false],
]
for (const [text, names, areNamed] of asked) {
  test(`“${text}” asks for ${names.join(', ')}`, () => {
    expect(read(text)).toMatchObject({ names, areNamed })
  })
}

const propose = (deliverables: string) =>
  proposeSolution(
    Brief.parse({
      documentType: 'hld',
      client: 'tessel',
      projectName: 'Order Lakehouse',
      requirements: { technicalRequirements: 'Orders must be loaded nightly.', deliverables },
    }),
  )

test('a design has the environments that the brief counts, and assumes no more than their names', () => {
  const { environments, assumptions, costs } = propose('Working platform in two environments')
  expect(environments.map(({ name }) => name)).toEqual(['Test', 'Production'])
  expect(environments[0]?.source).toMatchObject({ from: 'brief', field: 'deliverables' })
  expect(assumptions.map(({ source, text }) => [source.from === 'assumption' && source.reason, text])).toContainEqual([
    'The brief asks for two environments and does not name them.',
    'The two environments are test and production.',
  ])
  expect(costs.filter(({ unit }) => unit === 'environment').every(({ quantity }) => quantity === 2)).toBe(true)
})

test('named environments need no assumption', () => {
  const reasons = propose('Platform in development, test and production').assumptions.flatMap(({ source }) =>
    source.from === 'assumption' ? [source.reason] : [],
  )
  expect(reasons.filter((reason) => reason.includes('environments'))).toEqual([])
})
