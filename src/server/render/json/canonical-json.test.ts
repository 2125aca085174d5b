import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the order in which members were written does not show', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] }))
  expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}')
})

test('lists keep their order', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
})

test('a member named like the prototype is kept', () => {
  expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
})
