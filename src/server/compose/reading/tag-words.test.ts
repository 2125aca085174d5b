import { expect, test } from 'vitest'
import { tagWords } from './tag-words.ts'

const tagsOf = (text: string) =>
  tagWords(text)
    .map(({ text: word, tag }) => `${word}/${tag}`)
    .join(' ')

test.each([
  ['Planners place an order', 'planners/NOUN place/VERB an/DET order/NOUN'],
  ['A baker weighs the dough', 'A/DET baker/NOUN weighs/VERB the/DET dough/NOUN'],
  ['Annika asked the court', 'Annika/PROPN asked/VERB the/DET court/NOUN'],
  ['Verification is free', 'verification/NOUN is/AUX free/ADJ'],
  ['the driver’s list', 'the/DET driver’s/ADJ list/NOUN'],
  ['a clerk cannot approve it', 'a/DET clerk/NOUN cannot/AUX approve/VERB it/PRON'],
])('%s', (text, tags) => {
  expect(tagsOf(text)).toBe(tags)
})

test('a text without blanks, without letters or without anything is answered too', () => {
  for (const text of ['', ' ', '…'.repeat(400), 'x'.repeat(5000), '\u{1F469}\u200D\u{1F52C}', '漢字'.repeat(300), "'''///---'''"])
    expect(Array.isArray(tagWords(text))).toBe(true)
})
