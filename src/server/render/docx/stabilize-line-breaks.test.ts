import { expect, test } from 'vitest'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { type Item, itemXml, paragraph, plainWords } from './flow.ts'
import { isDoubtful, roomIn } from './layout/box.ts'
import { ourLook, roomOn } from './look.ts'
import { stabilizeLineBreaks } from './stabilize-line-breaks.ts'

const { width } = roomOn(ourLook.page, false)
const isSettled = (item: Item) => item.kind === 'paragraph' && !isDoubtful(item.words, roomIn(width, item, ourLook))

const text = 'A text that has just as much room as its words add up to'

/** In a column that the text fills to a hair. */
function givenTight(style: 'BodyText' | 'CalloutNote' | 'Heading1') {
  const words = plainWords(text, style, ourLook)
  const wide = 20 * textWidth(words.pieces[0]!)
  const free = 20 * roomIn(width, { style, choice: { right: 0 } }, ourLook)
  return paragraph(style, words, { right: Math.round(free - wide) })
}

test('a paragraph that fills its line to a hair is given so little that nobody sees it', () => {
  for (const style of ['BodyText', 'Heading1', 'CalloutNote'] as const) {
    const tight = givenTight(style)
    expect(isSettled(tight)).toBe(false)
    const [settled] = stabilizeLineBreaks([tight], ourLook) as [typeof tight]
    expect(isSettled(settled)).toBe(true)
    expect(Math.abs(settled.choice.inset!)).toBeLessThanOrEqual(80)
    expect(settled.choice.right).toBe(tight.choice.right)
  }
})

test('a frame stays where it is when its lines end earlier', () => {
  const note = paragraph('CalloutNote', plainWords(text, 'CalloutNote', ourLook), { inset: 40 })
  const { indent, borders } = ourLook.styles.CalloutNote
  const xml = itemXml(note, ourLook)
  expect(xml).toContain(`<w:ind w:right="${indent!.right! + 40}"/>`)
  expect(xml).toMatch(new RegExp(`<w:pBdr><w:right [^>]*w:space="${borders!.right!.space + 2}"`))
  expect(itemXml(paragraph('BodyText', note.words, { inset: -20 }), ourLook)).toContain(
    '<w:pPr><w:pStyle w:val="BodyText"/><w:ind w:right="-20"/>',
  )
})

test('two that follow each other in the same frame are not the same to a hair, since programs would join them', () => {
  const note = paragraph('CalloutNote', plainWords(text, 'CalloutNote', ourLook))
  const other = paragraph('CalloutRisk', note.words)
  const insets = stabilizeLineBreaks([note, note, note, other], ourLook).map(
    (item) => item.kind === 'paragraph' && item.choice.inset,
  )
  expect(insets).toEqual([undefined, -20, undefined, undefined])
})

test('what is clear stays as it is', () => {
  const items = (['BodyText', 'BodyText', 'CalloutNote'] as const).map((style) =>
    paragraph(style, plainWords(text, style, ourLook)),
  )
  expect(stabilizeLineBreaks(items, ourLook)).toEqual(items)
})
