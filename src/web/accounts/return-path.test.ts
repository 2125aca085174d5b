import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

test.each(['/documents/0b0e7b7e-1111-4222-8333-444455556666', '/documents/0b0e7b7e?version=1.2.0'])(
  '%s is come back to',
  (path) => {
    expect(returnPath(new URL(signInPath(path), 'https://a.test').search)).toBe(path)
  },
)

test.each([
  '',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/documents/../api/outbox',
  '/documents/a?next=//evil.test',
  'javascript:1',
])('%j leads to the dashboard', (path) => {
  expect(returnPath(`?then=${encodeURIComponent(path)}`)).toBe('/dashboard')
})
