import { expect, test } from 'vitest'
import { pieceOf, plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'

const measured = (text: string) => pieceOf({ text, face: 'serif', size: 10 }).text

test('signs that take no room are not measured, and what ends a line is one sign', () => {
  expect(measured('a\u200db\u202ec\u0301d\ufeff\u001b\u00ad')).toBe('abcd')
  expect(measured('one\r\ntwo\u2028three\ffour\nfive\tsix')).toBe('one\ntwo\nthree\nfour\nfive\tsix')
  expect(measured('“Η Άλφα” – 漢字 👍')).toBe('“Η Άλφα” – 漢字 👍')
})

test('what is written keeps them', () => {
  expect(plainWords('a\u200db', 'BodyText', ourLook)).toMatchObject({
    xml: '<w:r><w:t>a\u200db</w:t></w:r>',
    pieces: [{ text: 'ab' }],
  })
})

test('joined letters are measured as wide as they are', () => {
  const text = 'الهاتف المحمول'
  const piece = pieceOf({ text, face: 'serif', size: 10 })
  expect(piece.text).toBe(text)
  const gap = textWidth({ text: ' ', face: 'serif', size: 10 })
  expect(textWidth(piece)).toBeCloseTo(26.56 + 36.23 + gap, 0)
  expect(textWidth(pieceOf({ text, face: 'serifBold', size: 10 }))).toBeCloseTo(1.19 * (26.56 + 36.23) + gap, 0)
})
