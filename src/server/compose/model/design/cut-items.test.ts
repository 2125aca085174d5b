import { assert, constantFrom, dictionary, integer, jsonValue, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createCutter } from './cut-items.ts'

/** The events for a text that arrives in pieces of the given size. */
function heardOf(text: string, size = 1) {
  const heard: [string, unknown][] = []
  const push = createCutter((property, value) => heard.push([property, value]))
  for (let at = 0; at < text.length; at += size) push(text.slice(at, at + size))
  return heard
}

test('every item of a list and every other value is heard once it is whole, in whatever pieces it comes', () => {
  const objects = dictionary(string(), jsonValue(), { maxKeys: 6, noNullPrototype: true })
  assert(
    property(objects, integer({ min: 1, max: 9 }), constantFrom(0, 1), (object, size, indent) => {
      const text = JSON.stringify(object, null, indent)
      const whole = Object.entries(JSON.parse(text) as object).flatMap(([name, value]: [string, unknown]) =>
        Array.isArray(value) ? value.map((item: unknown) => [name, item]) : [[name, value]],
      )
      expect(heardOf(text, size)).toEqual(whole)
      expect(heardOf(`\`\`\`json\n${text}\n\`\`\``, size)).toEqual(whole)
    }),
  )
})

test('what is still being written is not heard', () => {
  const text = '{"system":"archive","parts":[{"key":"a"},{"key":"b"}],"end":1}'
  const until = (end: string) => heardOf(text.slice(0, text.indexOf(end)))
  expect(until(',"parts"')).toEqual([])
  expect(until('{"key":"a"')).toEqual([['system', 'archive']])
  expect(until(',{"key":"b"')).toEqual([['system', 'archive']])
  expect(until('{"key":"b"')).toEqual([
    ['system', 'archive'],
    ['parts', { key: 'a' }],
  ])
})

test.each([
  ['braces that do not fit', '{"a":[{"b":1]},"c":2],"d":3}'],
  ['no JSON in the midst', '{"a":[1,what,2],"b" 3,"c":4}'],
  ['half of a character', '{"a":["\\ud800",1]}'],
  ['what objects inherit', '{"__proto__":[1],"constructor":{"prototype":1}}'],
  ['very deep', `{"a":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`],
  ['words', 'I cannot help {with that}. {"a":[1]}'],
])('%s: nothing is thrown', (_, text) => {
  expect(() => heardOf(text, 7)).not.toThrow()
})

test('any text is passed over', () => {
  assert(
    property(string({ unit: constantFrom(...'{}[]",:\\a1 '.split('')) }), (text) => {
      expect(() => heardOf(text, 3)).not.toThrow()
    }),
  )
})
