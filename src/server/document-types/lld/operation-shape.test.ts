import { expect, test } from 'vitest'
import { givenSolution } from '#server/testing/given-solution.ts'
import { interfaceShape } from './operation-shape.ts'

const source = { from: 'pattern' as const, pattern: 'x' }
const faceWith = (name: string, request: string, response = 'Acknowledgement') => ({
  id: 'INT-9',
  source,
  name,
  provider: 'EL-1',
  consumers: [],
  operations: [{ name: 'Ask', request, response, errors: ['Busy: the quota is used up'] }],
})

test('the things a request names become its fields, with the types of the data model', () => {
  const solution = givenSolution()
  const [entity] = solution.dataEntities
  const known = {
    ...entity!,
    fields: [{ name: 'occurred_at', type: 'timestamp', description: '', classification: 'internal' as const }],
  }
  const shape = interfaceShape(faceWith('Answers', 'Question, language and occurred at'), { ...solution, dataEntities: [known] })
  expect(JSON.parse(shape!)).toEqual([
    {
      path: expect.stringContaining('/ask'),
      request: {
        type: 'object',
        required: ['question', 'language', 'occurred_at'],
        properties: {
          question: { type: 'string' },
          language: { type: 'string' },
          occurred_at: { type: 'string', format: 'date-time' },
        },
      },
      answer: 'no body',
      errors: { busy: 429 },
    },
  ])
})

test('what is said of a thing does not become part of its name', () => {
  const answer = 'Figures that the reader may see, with their time of refresh'
  const [shape] = JSON.parse(interfaceShape(faceWith('Model', 'Score’s id and what was confirmed', answer), givenSolution())!)
  expect(Object.keys(shape.answer.properties)).toEqual(['figures'])
  expect(shape.answer.properties.figures).toMatchObject({ type: 'array', description: answer.split(',')[0] })
  expect(shape.request.properties.score_id.type).toBe('string')
})

test('a name that is cut off ends on a word that means something, and what was cut is told beside it', () => {
  const request = 'Files of one load, rows as they were read, last day for objections and records removed from the store'
  const [shape] = JSON.parse(interfaceShape(faceWith('Load', request), givenSolution())!)
  expect(shape.request.required).toEqual(['files_of_load', 'rows', 'last_day', 'records_removed'])
  expect(shape.request.properties.last_day.description).toBe('last day for objections')
})

test('a field stands on one line, and no line is wider than a page', () => {
  const request = 'Case number, reason of the change, and the person who asked for it in writing before the day'
  const lines = interfaceShape(faceWith('Cases', request), givenSolution())!.split('\n')
  expect(lines).toContain('        "case_number": { "type": "string" },')
  expect(lines).toContain('    "errors": { "busy": 429 }')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('an interface with a language of its own gets no shape', () => {
  expect(interfaceShape(faceWith('Tables over SQL', 'SQL over TLS'), givenSolution())).toBeUndefined()
})

const shapeOf = (request: string, name = 'Ask') => {
  const face = faceWith('Cases', request)
  return JSON.parse(interfaceShape({ ...face, operations: [{ ...face.operations[0]!, name }] }, givenSolution())!)[0]
}

test('a thing has the type of its meaning', () => {
  const { properties } = shapeOf('time limit, as-of day, valid until, case number, two files, filter, amount, entity ids').request
  expect(properties.time_limit).toMatchObject({ type: 'string', format: 'duration' })
  expect(properties['as-of_day'] ?? properties.as_of_day).toMatchObject({ type: 'string', format: 'date' })
  expect(properties.valid_until).toMatchObject({ type: 'string', format: 'date-time' })
  expect(properties.case_number).toEqual({ type: 'string' })
  expect(properties.two_files.type).toBe('array')
  expect(properties.filter).toEqual({ type: 'object' })
  expect(properties.amount).toEqual({ type: 'number' })
  expect(properties.entity_ids.type).toBe('array')
})

test('what each item of a list has stands in the item', () => {
  const { required, properties } = shapeOf('kind, fields with value, place and certainty').request
  expect(required).toEqual(['kind', 'fields'])
  expect(Object.keys(properties.fields.items.properties)).toEqual(['value', 'place', 'certainty'])
})

test('a call that reads has a query and no body', () => {
  expect(shapeOf('filter', 'find cases')).toMatchObject({ path: 'GET /cases/find-cases', query: { required: ['filter'] } })
  expect(shapeOf('filter', 'find cases').request).toBeUndefined()
})

const recordOf = (name: string, entry: string, fields: string[]) => ({
  ...givenSolution().dataEntities[0]!,
  name,
  source: { from: 'catalogue' as const, entry },
  fields: fields.map((field, index) => ({
    name: field,
    type: 'text',
    description: index === 0 ? 'identifies the record' : '',
    classification: 'internal' as const,
  })),
})
const answerOf = (response: string, dataEntities: ReturnType<typeof recordOf>[], entry = 'registry') => {
  const face = { ...faceWith('Register', 'filter', response), source: { from: 'catalogue' as const, entry } }
  return JSON.parse(interfaceShape(face, { ...givenSolution(), dataEntities })!)[0].answer.properties
}

test('what an answer names and its part keeps has the fields of that record', () => {
  const moorings = recordOf('Mooring', 'registry', ['pier_and_number', 'owner', 'valid_until', 'cost'])
  const { moorings: listed } = answerOf('moorings, next page', [moorings])
  expect(listed.items.required).toEqual(['pier', 'number', 'owner', 'valid_until', 'cost'])
  expect(listed.items.properties.cost).toEqual({ type: 'number' })
  const { mooring } = answerOf('mooring, version', [moorings])
  expect(mooring).toMatchObject({ type: 'object', required: ['pier', 'number', 'owner', 'valid_until', 'cost'] })
})

test('a record that nobody has laid down is an object that says so, and no text', () => {
  const { records } = answerOf('records, next page', [])
  expect(records).toMatchObject({ type: 'array', items: { type: 'object' }, description: expect.stringContaining('to be agreed') })
  expect(answerOf('record, version', []).record.type).toBe('object')
})

test('a value by which a record is known is no record', () => {
  const code = recordOf('Code', 'registry', ['list_and_code', 'meaning'])
  expect(answerOf('code, meaning', [code]).code).toEqual({ type: 'string' })
  expect(answerOf('code, meaning', [code], 'elsewhere').code).toEqual({ type: 'string' })
})
