import { expect, test } from 'vitest'
import { faceOf, longestWord, textWidth } from './measure-text.ts'

const piece = (text: string) => ({ text, face: 'sans', size: 10 }) as const

test('widths are those of the font', () => {
  // Calibri's `a` is 981 of 2048 units wide.
  expect(textWidth(piece('aaaa'))).toBeCloseTo((4 * 9810) / 2048, 1)
  expect(longestWord(piece('a aaa aa'))).toBeCloseTo(textWidth(piece('aaa')), 5)
  // Of the 2048 units of Arial and Times New Roman, upright and bold.
  const widthOf = (face: ReturnType<typeof faceOf>) => textWidth({ text: 'a', face, size: 2048 })
  const faces = [faceOf('arial', false, true), faceOf('arial', true), faceOf('times'), faceOf('times', true, true)]
  expect(faces.map((face) => Math.round(widthOf(face)))).toEqual([1139, 1139, 909, 1024])
})

test('a space that no line ends at is as wide as any', () => {
  for (const face of ['sans', 'serif', 'arial', 'times', 'mono'] as const)
    expect(textWidth({ text: '\u00A0', face, size: 10 })).toBe(textWidth({ text: ' ', face, size: 10 }))
})
