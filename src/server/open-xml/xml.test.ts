import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from '#server/testing/read-office.ts'
import { element, escapeXml } from './xml.ts'

test('what XML forbids is left out, everything else reads back', () => {
  const text = 'a\u0000b\u000Bc\uD800d\uDC00e\uFFFEf 😀\t\n\r <&">'
  const { children, attributes } = readXml(Buffer.from(element('t', { value: text }, escapeXml(text))))
  expect(children).toEqual(['abcdef 😀\t\n\r <&">'])
  expect(attributes).toEqual({ value: 'abcdef 😀\t\n\r <&">' })
})

test('any text is well-formed, and well-formed text loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      // eslint-disable-next-line no-control-regex
      const kept = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      expect(readXml(Buffer.from(element('t', { value: text }))).attributes).toEqual({ value: kept })
    }),
  )
})
