import type { Price } from './price-list.ts'

/** Of one or more requests. What was read includes what came from the cache and what was put there, whoever the vendor is. */
export type Tokens = { inputTokens: number; cachedTokens: number; cacheWrittenTokens: number; outputTokens: number }

export type Asked = {
  provider: string
  model: string
  /** UTC, as `2026-11-21`. */
  day: string
  /** Tokens read by the longest of the requests. */
  longestInput: number
}

const million = 1_000_000

/** The price that held on the day; nothing where the list does not know. */
export const findPrice = (prices: Price[], { provider, model, day, longestInput }: Asked): Price | undefined =>
  prices
    .filter((price) => price.provider === provider && price.models.includes(model) && price.since <= day)
    .filter(({ mostInput = Infinity }) => longestInput <= mostInput)
    .reduce<Price | undefined>((best, price) => (best && best.since > price.since ? best : price), undefined)

export function costAt({ perMillion }: Price, tokens: Tokens): number {
  const { inputTokens, cachedTokens, cacheWrittenTokens, outputTokens } = tokens
  const fresh = inputTokens - cachedTokens - cacheWrittenTokens
  const { input, cached, cacheWritten, output } = perMillion
  const sum = fresh * input + cachedTokens * cached + cacheWrittenTokens * cacheWritten + outputTokens * output
  return sum / million
}

/** The same tokens with nothing from a cache and nothing kept in one. */
export const withoutCache = (tokens: Tokens): Tokens => ({ ...tokens, cachedTokens: 0, cacheWrittenTokens: 0 })

/** To a millionth: below that there is only the noise of the arithmetic. */
export const roundCost = (cost: number): number => Math.round(cost * million) / million
