import { expect, test } from 'vitest'
import { breakLines, countLines } from './break-lines.ts'
import { textWidth } from './measure-text.ts'

const piece = (text: string) => ({ text, face: 'sans', size: 10 }) as const
const lines = (text: string, width: number) => countLines([piece(text)], width)

test('lines end between words, after hyphens and at line ends, and inside words only where nothing else is left', () => {
  const word = textWidth(piece('word'))
  expect(lines('word word', word * 1.5)).toBe(2)
  expect(lines('word   ', word * 1.01)).toBe(1)
  expect(lines('word-word', word * 1.5)).toBe(2)
  expect(lines('FR-12', textWidth(piece('FR-1')))).toBe(2)
  expect(lines('wordword', word * 1.01)).toBe(2)
  expect(lines('word\n\nword', 500)).toBe(3)
  expect(lines('', 500)).toBe(1)
})

test('lines end where LibreOffice ends them, in the midst of figures and before any sign', () => {
  const endOf = (text: string) => breakLines([piece(text)], textWidth(piece(text)) * 0.95)[1]
  const marked = [
    'TST-|19999',
    '2026-01-|05',
    'pages 5–|10',
    'a-|(bcde',
    '12 |%',
    'a |)bcd',
    'Table 3\u2002|Words',
    'no…|more',
    'C:\\|Windows',
  ]
  for (const text of marked) expect(endOf(text.replace('|', ''))).toBe(text.indexOf('|'))
  for (const text of ['a-“bcde', 'what?!', 'a}bcde', '24/7', 'a--', 'a-\u00A0b']) expect(endOf(text)).toBe(text.length - 1)
})

test('two of the letter t take less room than their widths, as Carlito joins them', () => {
  const room = textWidth(piece('written words')) - 0.3
  expect(lines('written words', room)).toBe(1)
  expect(lines('wrilten words', textWidth(piece('wrilten words')) - 0.3)).toBe(2)
})

test('a word goes on over pieces', () => {
  const width = textWidth(piece('one two'))
  expect(countLines([piece('one two'), piece('three')], width * 1.3)).toBe(2)
})
