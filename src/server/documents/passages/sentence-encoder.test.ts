import { expect, test } from 'vitest'
import { likenessesTo } from './sentence-encoder.ts'

const question = 'How long do we have to pay a bill?'
const texts = ['The invoice must be settled within 30 days.', 'Reports are made with Tableau.', question]

test('what says the same in other words is likest after the very words', async () => {
  const [other = 0, none = 0, same = 0] = await likenessesTo(question, texts)
  expect(same).toBeCloseTo(1, 5)
  expect(other).toBeGreaterThan(none + 0.1)
})

test('a text has the same numbers whatever is asked beside it and however often', async () => {
  const [first] = await likenessesTo(question, texts)
  expect(await likenessesTo(question, [texts[1]!, texts[0]!])).toContain(first)
  expect(await likenessesTo(question, ['x'.repeat(5000), '…', '\ud83d', '__proto__'])).not.toContain(Number.NaN)
})
