import type { Price } from './price-list.ts'

/** Tokens of one or more requests. For all providers, `inputTokens` includes tokens read from the cache and written to it. */
export type Tokens = { inputTokens: number; cachedTokens: number; cacheWrittenTokens: number; outputTokens: number }

export type PricedRequest = {
  provider: string
  model: string
  /** UTC, as `2026-11-21`. */
  day: string
  /** Tokens read by the longest of the requests. */
  longestInput: number
}

const million = 1_000_000

/** Returns the price on that day; undefined if the list has none. */
export const findPrice = (prices: Price[], { provider, model, day, longestInput }: PricedRequest): Price | undefined =>
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

/** The same tokens without use of a cache. */
export const withoutCache = (tokens: Tokens): Tokens => ({ ...tokens, cachedTokens: 0, cacheWrittenTokens: 0 })

/** Rounded to a millionth: smaller differences are only rounding noise. */
export const roundCost = (cost: number): number => Math.round(cost * million) / million
