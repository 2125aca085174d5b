import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { countLines } from '#server/render/open-xml/text/break-lines.ts'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { createBookmarks } from './bookmarks.ts'
import { inlineWords } from './inline-words.ts'
import { ourLook } from './look.ts'
import type { Writer } from './writer.ts'

const writer = { look: ourLook, bookmarks: createBookmarks(everyBlock) } as Writer

test('a word goes over with the citation that has no room beside it', () => {
  const { pieces } = inlineWords([{ text: 'One word', cites: ['FR-1'] }], 'BodyText', writer)
  expect(pieces.map(({ text }) => text)).toEqual(['One word', '\u00A0FR-1', ''])
  const whole = textWidth(pieces[0]!) + textWidth(pieces[1]!)
  expect(countLines(pieces, whole + 0.1)).toBe(1)
  expect(countLines(pieces, whole - 0.1)).toBe(2)
  // The text alone would fit on the line; together with the mark it moves to the second.
  expect(countLines([...pieces, { ...pieces[0]!, text: 'ss' }], whole - 0.1)).toBe(2)
})
