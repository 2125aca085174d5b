import { expect, test } from 'vitest'
import { givenSolution } from '#server/testing/given-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import { viewSolution } from '../solution-view.ts'
import { physicalTable } from './physical-model.ts'

type Field = Solution['dataEntities'][number]['fields'][number]
const field = (name: string, type = 'text', description = ''): Field => ({ name, type, description, classification: 'internal' })

function tableOf(name: string, fields: Field[], technology = 'PostgreSQL') {
  const solution = givenSolution()
  const store = { ...solution.elements[0]!, id: 'EL-900', kind: 'store' as const, technology }
  const entity = { ...solution.dataEntities[0]!, id: 'DAT-900', name, store: store.id, fields, retention: '7 years' }
  return physicalTable(viewSolution({ ...solution, elements: [...solution.elements, store] }), entity)
}

test('a row is known by its own id, by a subject’s key with the time, or by the field that bears its name', () => {
  expect(tableOf('Event', [field('event_id'), field('subject_key')]).key).toEqual(['event_id'])
  expect(tableOf('Score', [field('subject_key'), field('score', 'number'), field('scored_at', 'timestamp')]).key).toEqual([
    'subject_key',
    'scored_at',
  ])
  expect(tableOf('Model version', [field('version'), field('code_revision')]).key).toEqual(['version'])
})

test('a key that encrypts is no key of a row, and what is destroyed later may be empty', () => {
  const fields = [field('person_token'), field('wrapped_key', 'binary'), field('destroyed_at', 'timestamp')]
  const { key, columns } = tableOf('Pseudonym', fields)
  expect(key).toEqual(['pseudonym_id'])
  expect(columns.find(({ name }) => name === 'destroyed_at')?.mayBeEmpty).toBe(true)
})

test('a key that no field gives is added and marked as not stated', () => {
  const { key, columns } = tableOf('Rejected row', [field('load_id'), field('rule')])
  expect(key).toEqual(['rejected_row_id'])
  expect(columns.map(({ name, stated }) => [name, stated])).toEqual([
    ['rejected_row_id', false],
    ['load_id', true],
    ['rule', true],
  ])
})

test('types are those of the store’s technology', () => {
  const fields = [field('event_id'), field('at', 'timestamp'), field('tags', 'list of text')]
  const types = (technology: string) => tableOf('Event', fields, technology).columns.map(({ type }) => type)
  expect(types('Azure Databricks with Delta Lake')).toEqual(['STRING', 'TIMESTAMP', 'ARRAY<STRING>'])
  expect(types('Apache Kafka')).toEqual(['string', 'timestamp-millis', 'array<string>'])
  expect(types('PostgreSQL')).toEqual(['varchar', 'timestamp with time zone', 'json'])
})

test('references and the time that deletion goes by are indexed, the key is not indexed twice', () => {
  expect(tableOf('Event', [field('event_id'), field('load_id'), field('occurred_at', 'timestamp')]).indexes).toEqual([
    'load_id',
    'occurred_at',
  ])
})

test('a key of several parts is a column for each, and no column is called by a word of SQL', () => {
  const fields = [
    field('partition_and_offset', 'numeric', 'identifies the record'),
    field('from', 'timestamptz'),
    field('order', 'text'),
  ]
  const { key, columns } = tableOf('Event', fields)
  expect(key).toEqual(['partition', 'offset'])
  expect(columns.map(({ name }) => name)).toEqual(['partition', 'offset', 'valid_from', 'order_number'])
})

test('a field that the design names as its key is the key, a number that only names is text, and an amount is a number', () => {
  const fields = [field('booking_number', 'numeric', 'identifies the record'), field('hold_id', 'uuid'), field('amount', 'numeric')]
  const { key, columns } = tableOf('Booking', fields)
  expect(key).toEqual(['booking_number'])
  expect(columns.map(({ type }) => type)).toEqual(['varchar', 'uuid', 'numeric'])
})

test('an amount is a number and a structure is JSON, whatever a catalogue says of them', () => {
  const { columns } = tableOf('Forecast', [
    field('item', 'text', 'identifies the record'),
    field('value'),
    field('fields_of_the_kind'),
    field('reasons'),
  ])
  expect(columns.map(({ name, type }) => [name, type])).toEqual([
    ['item', 'varchar'],
    ['value', 'numeric'],
    ['attributes', 'json'],
    ['reasons', 'json'],
  ])
})
