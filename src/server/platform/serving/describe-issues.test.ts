import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue, invalidInput } from './describe-issues.ts'

const Form = z.object({
  projectName: z.string().trim().min(1).max(5),
  kind: z.enum(['hld', 'lld']),
  id: z.uuid(),
  key: z.string().regex(/^\w+$/, 'A key is letters and digits.'),
  tags: z.array(z.string()).max(2),
  count: z.number().min(3),
})
const right = { projectName: 'Atlas', kind: 'hld', id: crypto.randomUUID(), key: 'k', tags: [], count: 3 }

test.each([
  [{ projectName: undefined }, 'projectName: is required.'],
  [{ projectName: '  ' }, 'projectName: must not be empty.'],
  [{ projectName: 'too long' }, 'projectName: takes at most 5 characters.'],
  [{ projectName: 7 }, 'projectName: must be a string.'],
  [{ kind: undefined }, 'kind: is required.'],
  [{ kind: 'poem' }, 'kind: must be one of hld, lld.'],
  [{ id: 'x' }, 'id: is not a valid id.'],
  [{ key: '!' }, 'key: A key is letters and digits.'],
  [{ tags: ['a', 'b', 'c'] }, 'tags: takes at most 2 entries.'],
  [{ tags: ['a', 1] }, 'tags.1: must be a string.'],
  [{ count: 2, kind: 'poem' }, 'kind: must be one of hld, lld. count: must be at least 3.'],
])('%j is refused in words: %s', (change, details) => {
  const parsed = Form.safeParse({ ...right, ...change }, { error: describeIssue })
  expect(invalidInput(parsed.error!.issues)).toMatchObject({ code: 'invalid-input', details })
})

test('many faults are named up to ten', () => {
  const issues = Array.from({ length: 200 }, (_, index) => ({ path: [`field${index}`], message: 'is required' }))
  expect(invalidInput(issues).details!.match(/is required/g)).toHaveLength(10)
})

test('a name of a field that fills the request is not sent back whole', () => {
  const { details } = invalidInput([{ path: ['k'.repeat(100_000)], message: 'is not text' }])
  expect(details).toMatch(/^k+: is not text\.$/)
  expect(details!.length).toBeLessThan(300)
})
