import { expect, test } from 'vitest'
import { faces, families, loadFont } from './load-fonts.ts'
import { measureText } from './measure-text.ts'
import { showMissing } from './show-missing.ts'
import { balanceLines, wrapText } from './wrap-text.ts'

test('every face is found, is TrueType and bears the name of its family', () => {
  for (const face of faces) {
    const { bytes } = loadFont(face)
    const family = families[face.split('-')[0] as keyof typeof families]
    expect(bytes.readUInt32BE(0)).toBe(0x00010000)
    expect(bytes.includes(Buffer.from(family, 'utf16le').swap16())).toBe(true)
  }
})

test('widths are those of the font files', () => {
  expect(measureText('i', 'mono', 10)).toBeCloseTo(6, 5)
  expect(measureText('iii', 'mono', 10)).toBeCloseTo(measureText('WWW', 'mono', 10), 5)
  expect(measureText('W', 'serif', 10)).toBeGreaterThan(3 * measureText('i', 'serif', 10))
  expect(measureText('Bold', 'sans-semibold', 10)).toBeGreaterThan(measureText('Bold', 'sans', 10))
  expect(measureText('αβγ', 'sans', 10)).toBeCloseTo(measureText('αβγ', 'serif', 10), 5)
})

test('half of a pair, met before, does not change the width of whole ones', () => {
  const before = measureText('\u{1F9FF}', 'sans', 10)
  measureText('\uD83E', 'sans', 10)
  expect(measureText('\u{1F9FF}', 'sans', 10)).toBe(before)
})

test('what no font has is shown by its code, what a font has stays as it is', () => {
  expect(showMissing('Größe, Łódź, Αθήνα, Москва – £5 ≥ €4')).toBe('Größe, Łódź, Αθήνα, Москва – £5 ≥ €4')
  expect(showMissing('\u{13000} \u13A0')).toBe('[U+13000] [U+13A0]')
  expect(showMissing('bell\u0007 half\uD83D turned\u202E')).toBe('bell[U+0007] half[U+D83D] turned[U+202E]')
  expect(showMissing('l\u0334g\u0335o\u0338 e\u0323\u0301')).toBe('l[U+0334]g[U+0335]o[U+0338] \u1eb9\u0301')
})

test('marks without a look are dropped or made plain, lines and tabs stay', () => {
  expect(showMissing('soft\u00ADhyphen zero\u200Bwidth \uFEFF')).toBe('softhyphen zerowidth ')
  expect(showMissing('thin\u2009space non\u2011breaking e\u0301')).toBe('thin space non-breaking é')
  expect(showMissing('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour\tfive')
})

const box = { face: 'sans', size: 10, width: 80, maxLines: 4 } as const

test('lines never pass the width, whatever the words', () => {
  for (const text of ['a plain run of several words', 'customer-master-data/2026_export.parquet', 'W'.repeat(60)]) {
    const lines = wrapText(text, { ...box, maxLines: 40 })
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    for (const line of lines) expect(measureText(line, 'sans', 10)).toBeLessThanOrEqual(80)
  }
})

test('a long name breaks after a mark, and too long a text ends with an ellipsis', () => {
  expect(wrapText('customer-events-topic', { ...box, width: 60 })[0]).toMatch(/-$/)
  const lines = wrapText('word '.repeat(100), box)
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/…$/)
  expect(measureText(lines[3]!, 'sans', 10)).toBeLessThanOrEqual(80)
})

test('lines are balanced: no word stands alone that need not, and no line is added or lost', () => {
  const title = { face: 'serif-semibold', size: 30, width: 453 } as const
  expect(balanceLines('Audience Analytics and Recommendations', title)).toEqual(['Audience Analytics', 'and Recommendations'])
  expect(balanceLines('Citizen Contact Assistant', title)).toEqual(['Citizen Contact Assistant'])
  expect(balanceLines('', title)).toEqual([])
})
