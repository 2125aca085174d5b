import { expect, test } from 'vitest'
import { errorsOf, readError } from './error-codes.ts'

test('an error gets a code from its words and the status of its meaning', () => {
  expect(readError('Not allowed: the role has no grant')).toMatchObject({
    code: 'not-allowed',
    status: 403,
    meaning: 'The role has no grant',
  })
  expect(readError('Too many requests: the caller’s quota is used up').status).toBe(429)
  expect(readError('Unknown table')).toMatchObject({ code: 'unknown-table', status: 404, meaning: 'Unknown table' })
  expect(readError('Degraded: answered by rules because the model could not be reached').status).toBe(200)
})

test('what no rule knows is the caller’s mistake', () => {
  expect(readError('Invalid request: an attribute is missing')).toMatchObject({ code: 'invalid-request', status: 400 })
})

test('an answer that is old is still an answer, and what is no longer kept is gone', () => {
  expect(readError('Stale: the last refresh failed; figures carry their date').status).toBe(200)
  expect(readError('Too old: the time is before what is kept').status).toBe(410)
  expect(readError('Unknown schema version').status).toBe(400)
  expect(readError('Throttled: try again after the time given').status).toBe(429)
})

test('an error that several operations answer is listed once', () => {
  const operation = (name: string) => ({ name, request: '', response: '', errors: ['Unknown table'] })
  const face = {
    id: 'INT-1',
    source: { from: 'pattern' as const, pattern: 'x' },
    name: 'Tables',
    provider: 'EL-1',
    consumers: [],
    operations: [operation('Query'), operation('Describe')],
  }
  expect(errorsOf(face)).toHaveLength(1)
  expect(errorsOf(face)[0]!.operations).toEqual(['Query', 'Describe'])
})

test('what has run out but is no sign-in is gone, and what may come later is not ready', () => {
  expect(readError('Version expired').status).toBe(410)
  expect(readError('Token expired').status).toBe(401)
  expect(readError('Try again later').status).toBe(503)
})

test('a caller that came too late, may not, or asks in vain is told apart from one that is wrong', () => {
  const statusOf = (words: string) => readError(words).status
  expect(['changed meanwhile', 'taken', 'overlap', 'closed already', 'step not allowed'].map(statusOf)).toEqual(Array(5).fill(409))
  expect(['no right', 'not permitted', 'opted out', 'not allowed'].map(statusOf)).toEqual(Array(4).fill(403))
  expect(['limit reached', 'quota reached'].map(statusOf)).toEqual([429, 429])
  expect(['source not reachable', 'provider away', 'full', 'not written'].map(statusOf)).toEqual(Array(4).fill(503))
  expect(['no plan keeps the rules', 'too many candidates', 'unreadable'].map(statusOf)).toEqual(Array(3).fill(422))
  expect(['nothing found', 'no former version', 'person unknown'].map(statusOf)).toEqual(Array(3).fill(404))
  expect(['field invalid', 'input missing', 'checksum wrong'].map(statusOf)).toEqual(Array(3).fill(400))
})
