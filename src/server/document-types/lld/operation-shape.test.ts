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
      operation: 'Ask',
      request: { question: 'string', language: 'string', occurred_at: 'string (date-time)' },
      response: { acknowledgement: 'string' },
      errors: ['429 busy'],
    },
  ])
})

test('an interface with a language of its own gets no shape', () => {
  expect(interfaceShape(faceWith('Tables over SQL', 'SQL over TLS'), givenSolution())).toBeUndefined()
})
