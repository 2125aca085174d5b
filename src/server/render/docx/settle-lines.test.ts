import { expect, test } from 'vitest'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { type Item, paragraph, plainWords } from './flow.ts'
import { isDoubtful, roomIn } from './layout/box.ts'
import { ourLook, roomOn } from './look.ts'
import { settleLines } from './settle-lines.ts'

const { width } = roomOn(ourLook.page, false)
const isSettled = (item: Item) => item.kind === 'paragraph' && !isDoubtful(item.words, roomIn(width, item, ourLook))

const text = 'A text that has just as much room as its letters add up to'

/** In a column that the text fills to a hair. */
function givenTight(style: 'BodyText' | 'CalloutNote') {
  const words = plainWords(text, style, ourLook)
  const wide = 20 * textWidth(words.pieces[0]!)
  const free = 20 * roomIn(width, { style, choice: { right: 0 } }, ourLook)
  return paragraph(style, words, { right: Math.round(free - wide) })
}

test('a paragraph that fills its line to a hair is given so little that nobody sees it', () => {
  const tight = givenTight('BodyText')
  expect(isSettled(tight)).toBe(false)
  const [settled] = settleLines([tight], ourLook)
  expect(isSettled(settled!)).toBe(true)
  expect(Math.abs((settled as typeof tight).choice.right! - tight.choice.right!)).toBeLessThanOrEqual(80)
})

test('what is clear, and what stands in a frame, stays as it is', () => {
  const items = [paragraph('BodyText', plainWords(text, 'BodyText', ourLook)), givenTight('CalloutNote')]
  expect(settleLines(items, ourLook)).toEqual(items)
})
