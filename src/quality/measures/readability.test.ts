import { expect, test } from 'vitest'
import { readingEase } from './readability.ts'

test('plain words in short sentences read with ease, long words in long ones do not', () => {
  // Six words of one syllable: 206.835 − 1.015 × 6 − 84.6.
  expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(116.145, 3)
  const heavy =
    'Organisational considerations necessitate comprehensive architectural documentation of interoperability characteristics.'
  expect(readingEase([heavy])).toBeLessThan(0)
  expect(readingEase(['Claims are loaded every night.', 'Each claim gets a score.'])).toBeGreaterThan(80)
})
