import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { countLines, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { createBookmarks } from './bookmarks.ts'
import { inlineWords } from './inline-words.ts'
import { ourLook } from './look.ts'
import type { Writer } from './writer.ts'

const writer = { look: ourLook, bookmarks: createBookmarks(everyBlock) } as Writer

test('a word goes over with the thin space that parts its citation from it', () => {
  const { pieces } = inlineWords([{ text: 'One word', cites: ['FR-1'] }], 'BodyText', writer)
  const words = textWidth(pieces[0]!)
  expect(pieces.map(({ text }) => text)).toEqual(['One word', '\u2009', 'FR-1', ''])
  const [thin, cited] = [textWidth(pieces[1]!), textWidth(pieces[2]!)]
  expect(thin).toBeCloseTo(0.21 * pieces[2]!.size)
  expect(countLines(pieces, words + thin + cited + 0.1)).toBe(1)
  expect(countLines(pieces.slice(0, 2), words + thin - 0.1)).toBe(2)
  expect(countLines(pieces, words + thin + 0.1)).toBe(2)
  // Its words alone would have had the room.
  expect(countLines(pieces.slice(0, 1), words + 0.1)).toBe(1)
})
