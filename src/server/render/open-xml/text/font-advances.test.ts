import { expect, test } from 'vitest'
import { ranges, readAdvances } from './font-advances.ts'
import { textWidth } from './measure-text.ts'

test('each face has a width for each character of the ranges', () => {
  const characters = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)
  for (const face of ['serif', 'serifBoldItalic', 'sans', 'sansBold', 'arial', 'timesItalic'] as const)
    expect(readAdvances(face)).toHaveLength(characters)
})

test('Greek and Cyrillic letters have widths of their own', () => {
  const width = (text: string, face: 'sans' | 'serif') => textWidth({ text, face, size: 1000 })
  expect(width('αωж', 'sans')).toBeCloseTo(567.4 + 696.3 + 689)
  expect(width('α', 'serif')).toBeCloseTo(675.3)
  // Characters that look the same have the same width.
  expect(width('ΑА', 'sans')).toBeCloseTo(width('AA', 'sans'))
})
