import { expect, test } from 'vitest'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { factsById } from '../apply-changes.ts'
import { wholeFields } from '../within-field.ts'
import { fieldsOf } from './fields-of.ts'

const source = { from: 'person', by: 'Demo' }
const empty = {
  statements: [],
  names: [],
  relations: [],
  dataEntities: [],
  interfaces: [],
  scenarios: [],
  environments: [],
  qualities: [],
  risks: [],
  assumptions: [],
  questions: [],
}
const option = (name: string) => ({ name, merit: `${name} is known`, drawback: `${name} is slow` })
const facts = {
  system: 'Desk',
  ...empty,
  elements: [{ id: 'EL-2', source, name: 'Desk', kind: 'container', responsibility: 'Shows payments.' }],
  decisions: [
    {
      id: 'DEC-1',
      source,
      title: 'Queue',
      context: '',
      outcome: 'Kafka',
      consequences: '',
      status: 'proposed',
      options: [option('Kafka'), option('RabbitMQ')],
    },
  ],
  needs: [],
  workstreams: [],
  milestones: [],
  windows: [],
  costs: [],
} as unknown as DesignFacts
const factOf = (id: string) => factsById(facts).get(id)
const set = (id: string, field: string, value: unknown): FactChange => ({ op: 'set', id, field, value })

test('an alternative of a decision has an editor for each of its texts', () => {
  const { fact, columns } = fieldsOf(facts, 'DEC-1', ['options.1.name', 'options.1.merit'])!
  expect(columns.map(({ label }) => label)).toEqual(['Alternative 1', 'For: RabbitMQ'])
  expect(fact['options.1.merit']).toBe('RabbitMQ is known')
  expect(fieldsOf(facts, 'DEC-1', ['options.1.rank'])).toBeUndefined()
})

test('changes within a field become one change of the whole field', () => {
  const changes = [set('DEC-1', 'options.1.name', 'NATS'), set('DEC-1', 'options.1.merit', 'small'), set('DEC-1', 'title', 'Bus')]
  expect(wholeFields(factOf, changes)).toEqual([
    set('DEC-1', 'options', [option('Kafka'), { name: 'NATS', merit: 'small', drawback: 'RabbitMQ is slow' }]),
    set('DEC-1', 'title', 'Bus'),
  ])
})

test('a failure that was not described yet is added, and one without any text is removed', () => {
  expect(wholeFields(factOf, [set('EL-2', 'fails.then', 'The last list is shown.')])).toEqual([
    set('EL-2', 'fails', { when: '', then: 'The last list is shown.' }),
  ])
  expect(wholeFields(factOf, [set('EL-2', 'fails.when', ''), set('EL-2', 'fails.then', '')])).toEqual([set('EL-2', 'fails', null)])
})
