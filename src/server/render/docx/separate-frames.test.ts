import { expect, test } from 'vitest'
import { itemXml, paragraph, plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import { separateFrames } from './separate-frames.ts'

const text = 'A text in a frame'

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

test('two that follow each other in the same frame are not the same, since programs would join them', () => {
  const note = paragraph('CalloutNote', plainWords(text, 'CalloutNote', ourLook))
  const other = paragraph('CalloutRisk', note.words)
  const insets = separateFrames([note, note, note, other], ourLook).map((item) => item.kind === 'paragraph' && item.choice.inset)
  expect(insets).toEqual([undefined, -20, undefined, undefined])
})

test('what has no frame stays as it is', () => {
  const items = [text, text].map((words) => paragraph('BodyText', plainWords(words, 'BodyText', ourLook)))
  expect(separateFrames(items, ourLook)).toEqual(items)
})
