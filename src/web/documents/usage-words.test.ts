import { expect, test } from 'vitest'
import { toolFacts, usageFacts } from './usage-words.ts'

const usage = {
  attempts: 19,
  failures: 1,
  inputTokens: 81_234,
  cachedTokens: 70_000,
  outputTokens: 9_876,
  isEstimated: false,
  cost: 1.5,
  currency: 'USD',
  saved: 0.42,
  milliseconds: 125_400,
}
const valueOf = (more: Partial<typeof usage> | { cost: null }, label: string) =>
  new Map(usageFacts({ ...usage, ...more })).get(label)

test('the card tells what was charged, how long it took and what was read and written', () => {
  expect(usageFacts(usage)).toEqual([
    ['Cost', 'US$1.50; the vendor’s cache saved US$0.42'],
    ['Time', '2 min 5 s, 19 requests, 1 failed'],
    ['Tokens', '81,234 read (70,000 from the cache), 9,876 written'],
  ])
})

test('a cache that saved nothing is not told of', () => {
  expect([0, -0.1].map((saved) => valueOf({ saved }, 'Cost'))).toEqual(['US$1.50', 'US$1.50'])
})

test('an amount that is reckoned is said to be, a small one keeps its digits, and one without a price is not guessed', () => {
  expect(valueOf({ isEstimated: true, cost: 0.0123, saved: 0 }, 'Cost')).toBe('about US$0.0123')
  expect(valueOf({ cost: null }, 'Cost')).toBe('price not known')
  expect(valueOf({ attempts: 1, failures: 0, milliseconds: 200 }, 'Time')).toBe('1 s, 1 request')
})

test('where no vendor was asked nothing is told', () => {
  expect(usageFacts(undefined)).toEqual([])
  expect(usageFacts({ ...usage, attempts: 0 })).toEqual([])
})

test('what the agent used is told in a line, and nothing where there was none', () => {
  const tools = [
    { text: 'Checks the draft against the brief', times: 2 },
    { text: 'Reckons the sizes', times: 1 },
  ]
  expect(toolFacts(tools)).toEqual([['The agent', 'Checks the draft against the brief (2 times); Reckons the sizes']])
  expect(toolFacts([])).toEqual([])
})
