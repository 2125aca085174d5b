import { expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'
import { createSentenceCutter } from './cut-sentences.ts'

const about = 'Claims, High-Level Design for Aldgate Mutual, version 1.0.0, under Retention'
const passages = [
  { about, text: 'Every ledger must be kept for eleven years, in Oracle.' },
  { about, text: 'The budget is £420,000 until 2026-03-01 (FR-7).' },
]
const checked = (raw: string) => checkSentence(raw, passages)

test('a sentence that holds is told without its citations, which lead to passages; one that leads nowhere goes', () => {
  expect(checked('Ledgers are kept for 11 years [1].')).toEqual({ text: 'Ledgers are kept for 11 years.', cites: [0] })
  expect(checked('Ledgers are kept for eleven years. [1][9]')).toEqual({ text: 'Ledgers are kept for eleven years.', cites: [0] })
  expect(checked('**Aldgate Mutual** keeps ledgers in Oracle [1–2], so it says [14].')).toMatchObject({ cites: [0, 1] })
  expect(checked('The budget is £420,000 until 1 March 2026 [2].')).toMatchObject({ cites: [1] })
  expect(checked('The passages leave open who pays.')).toEqual({ text: 'The passages leave open who pays.', cites: [] })
  expect(checked('[1].')).toBeUndefined()
})

test.each([
  ['a number', 'Ledgers are kept for 12 years [1].'],
  ['a number in words', 'Ledgers are kept for twelve years [1].'],
  ['a number of another passage', 'The budget is £420,000 [1].'],
  ['a number with no passage', 'Ledgers are kept for eleven years.'],
  ['another size of number', 'The budget is £420 million [2].'],
  ['a name', 'Ledgers are kept in Snowflake [1].'],
  ['a name that begins it', 'SuperCRM keeps ledgers [1].'],
  ['an id', 'Ledgers are kept, says FR-8 [2].'],
  ['an address', 'Look at evil.example for ledgers [1].'],
  ['a link', 'Look [here](https://evil.example/x) and at https://evil.example [1].'],
  ['a person', 'Write to grace@evil.example about ledgers [1].'],
  ['a quotation', 'It says “every ledger may go at any time” [1].'],
  ['too many words', `Ledgers ${'are kept and '.repeat(200)} [1].`],
])('a sentence with %s that stands in no passage that it cites is left out', (_what, raw) => {
  expect(checked(raw)).toBe('left out')
})

/** Feeds the text in pieces of the given number of characters. */
function cut(text: string, size: number) {
  const cutter = createSentenceCutter()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return [...pieces.flatMap((piece) => cutter.hear(piece)), ...cutter.end()]
}

test.each([1, 3, 7, 24, 1000])('an answer is cut into sentences, paragraphs and items, in pieces of %i characters', (size) => {
  const text =
    'Ledgers are kept, e.g. for J. Smith, in 3.5 years. [1] Version 1.0.0 says so [2]. Is it “so?” [1, 2] Yes!\n\nA list:\n- first [1].\n- second [2]\n2. third\n\nThe end'
  expect(cut(text, size)).toEqual([
    { text: 'Ledgers are kept, e.g. for J. Smith, in 3.5 years. [1]', begins: 'paragraph' },
    { text: 'Version 1.0.0 says so [2].', begins: null },
    { text: 'Is it “so?” [1, 2]', begins: null },
    { text: 'Yes!', begins: null },
    { text: 'A list:', begins: 'paragraph' },
    { text: 'first [1].', begins: 'item' },
    { text: 'second [2]', begins: 'item' },
    { text: 'third', begins: 'item' },
    { text: 'The end', begins: 'paragraph' },
  ])
})

test('an answer without an end is cut too', () => {
  expect(cut('x'.repeat(5000), 24).every(({ text }) => text.length <= 2100)).toBe(true)
})
