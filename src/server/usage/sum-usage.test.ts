import { expect, test } from 'vitest'
import { type Price, priceList } from './price-list.ts'
import { costAt, findPrice } from './calculate-cost.ts'
import { sumUsage, type UsageGroup } from './sum-usage.ts'

const price = (more: Partial<Price> = {}): Price => ({
  provider: 'claude',
  models: ['model-1'],
  since: '2026-01-01',
  currency: 'USD',
  perMillion: { input: 3, cached: 0.3, cacheWritten: 3.75, output: 15 },
  lookedUp: '2026-01-02',
  source: 'a test',
  ...more,
})
const group = (more: Partial<UsageGroup> = {}): UsageGroup => ({
  provider: 'claude',
  model: 'model-1',
  day: '2026-05-05',
  attempts: 1,
  failures: 0,
  inputTokens: 1_000_000,
  cachedTokens: 0,
  cacheWrittenTokens: 0,
  outputTokens: 0,
  longestInput: 1_000_000,
  isEstimated: false,
  ...more,
})

test('each kind of token has its price, and what was read is not counted twice', () => {
  const tokens = { inputTokens: 1_000_000, cachedTokens: 500_000, cacheWrittenTokens: 200_000, outputTokens: 100_000 }
  expect(costAt(price(), tokens)).toBeCloseTo(0.3 * 3 + 0.5 * 0.3 + 0.2 * 3.75 + 0.1 * 15, 10)
})

test('what the cache saved is told, and what keeping cost more than it saved', () => {
  const saved = (more: Partial<UsageGroup>) => sumUsage([price()], [group(more)]).saved
  expect(saved({ cachedTokens: 500_000 })).toBeCloseTo(0.5 * (3 - 0.3), 6)
  expect(saved({ cacheWrittenTokens: 200_000 })).toBeCloseTo(-0.2 * 0.75, 6)
  expect(sumUsage([], [group()]).saved).toBeNull()
})

test('the price is that of the day; before the first, for another id and above its limit there is none', () => {
  const [old, young] = [price(), price({ since: '2026-06-01', perMillion: { ...price().perMillion, input: 4 } })]
  const find = (more: Partial<UsageGroup>, prices = [young, old]) => findPrice(prices, group(more))
  expect(find({ day: '2026-05-31' })).toBe(old)
  expect(find({ day: '2026-06-01' })).toBe(young)
  expect(find({ day: '2025-12-31' })).toBeUndefined()
  expect(find({ model: 'model-1-preview' })).toBeUndefined()
  expect(find({ provider: 'local' })).toBeUndefined()
  expect(find({ longestInput: 11 }, [price({ mostInput: 10 })])).toBeUndefined()
  expect(find({ longestInput: 10 }, [price({ mostInput: 10 })])).toBeDefined()
})

test('a sum without every price has no cost, and tells what is known', () => {
  const prices = [price()]
  expect(sumUsage(prices, [group(), group({ day: '2026-05-06', failures: 1 })])).toMatchObject({
    attempts: 2,
    failures: 1,
    inputTokens: 2_000_000,
    cost: 6,
    currency: 'USD',
    unpricedModels: [],
  })
  expect(sumUsage(prices, [group(), group({ model: 'new', isEstimated: true })])).toMatchObject({
    cost: null,
    currency: null,
    isEstimated: true,
    knownCosts: [{ currency: 'USD', cost: 3 }],
    unpricedModels: ['new'],
  })
})

test('two currencies make no sum, nothing asked costs nothing, and what was refused needs no price', () => {
  const prices = [price(), price({ models: ['model-2'], currency: 'EUR' })]
  expect(sumUsage(prices, [group(), group({ model: 'model-2' })])).toMatchObject({
    cost: null,
    knownCosts: [
      { currency: 'USD', cost: 3 },
      { currency: 'EUR', cost: 3 },
    ],
  })
  expect(sumUsage(prices, [])).toMatchObject({ attempts: 0, cost: 0, currency: null })
  const refused = group({ model: 'new', inputTokens: 0, failures: 1 })
  expect(sumUsage(prices, [refused])).toMatchObject({ failures: 1, cost: 0, unpricedModels: [] })
})

test('the list names each model once a day, with a date it was looked up and a source', () => {
  const names = priceList.flatMap(({ provider, models, since }) => models.map((model) => `${provider} ${model} ${since}`))
  expect(new Set(names).size).toBe(names.length)
  for (const { since, lookedUp, source, perMillion } of priceList) {
    expect(`${since} ${lookedUp}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
    expect(since <= lookedUp && source.length > 10 && perMillion.cached < perMillion.input).toBe(true)
  }
})
