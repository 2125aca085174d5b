import { expect, test } from 'vitest'
import { arabicWidth } from './arabic-width.ts'

test('letters are as wide as their neighbours have it', () => {
  const [alone, joined] = [arabicWidth('ب', false), arabicWidth('ببب', false)]
  expect(alone).toBeCloseTo(0.941, 2)
  expect(joined).toBeLessThan(3 * alone)
  expect(arabicWidth('ب ب ب', false)).toBeCloseTo(3 * alone)
  // Alef joins only the letter before it.
  expect(arabicWidth('اب', false)).toBeCloseTo(arabicWidth('ا ب', false))
  expect(arabicWidth('با', false)).toBeLessThan(arabicWidth('ب ا', false))
})

test('lam and alef are one sign, and bold letters are wider', () => {
  expect(arabicWidth('لا', false)).toBeCloseTo(0.57)
  expect(arabicWidth('بلا', false)).toBeCloseTo(0.278 + 0.597)
  expect(arabicWidth('الهاتف', true)).toBeCloseTo(1.19 * arabicWidth('الهاتف', false))
})

test('a word is as wide as LibreOffice sets it', () => {
  // Widths in points at size 10, from a file that LibreOffice made.
  expect(arabicWidth('المحمول', false)).toBeCloseTo(3.623, 1)
  expect(arabicWidth('الهاتف', false)).toBeCloseTo(2.656, 1)
})
