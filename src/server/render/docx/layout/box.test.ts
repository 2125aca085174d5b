import { expect, test } from 'vitest'
import { paragraph, plainWords } from '#server/render/docx/flow.ts'
import { ourLook } from '#server/render/docx/look.ts'
import { boxOf } from './box.ts'

const linesOf = (style: 'Heading1' | 'BodyText', text: string, width: number) => {
  const { box } = boxOf(paragraph(style, plainWords(text, style, ourLook)), width, ourLook)
  return box.kind === 'paragraph' ? box.lines : 0
}

test('a heading has less room than its page, for its number stands before it', () => {
  const text = '“Go-live” is reached 26 weeks after a start that you set'
  expect(linesOf('Heading1', text, 9072)).toBe(2)
  expect(linesOf('Heading1', text, 9072 + 600)).toBe(1)
  expect(linesOf('BodyText', text, 9072)).toBe(1)
})

test('a text measured before is not measured again, and one that is too long is', () => {
  const words = (width: number) => ({ xml: '', pieces: [{ text: 'one\ntwo', face: 'serif' as const, size: 10 }], width })
  const lines = (width: number) => boxOf(paragraph('BodyText', words(width)), 2000, ourLook).box
  expect(lines(100)).toMatchObject({ lines: 1 })
  expect(lines(101)).toMatchObject({ lines: 2 })
})
