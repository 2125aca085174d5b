import { expect, test } from 'vitest'
import { operationPath } from './operation-path.ts'

const face = (name: string) => ({
  id: 'INT-1',
  source: { from: 'pattern' as const, pattern: 'x' },
  name,
  provider: 'EL-1',
  consumers: [],
  operations: [],
})
const operation = (name: string) => ({ name, request: '', response: '', errors: [] })

test('a path is short enough to be typed', () => {
  expect(operationPath(face('Portal with forms: boat owners upload their papers'), operation('submit form'))).toBe(
    'POST /portal-with-forms-boat/submit-form',
  )
})

test('a path names the part and what it does, and not that it is a contract', () => {
  expect(operationPath(face('Case store contract'), operation('open case'))).toBe('POST /case-store/open-case')
  expect(operationPath(face('Contract archive'), operation('find records'))).toBe('GET /contract-archive/find-records')
})
