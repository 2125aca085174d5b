import type { z } from 'zod'
import type { UsageSum } from '#shared/api/usage.ts'
import type { Price } from './price-list.ts'
import { costAt, findPrice, roundCost, withoutCache, type PricedRequest, type Tokens } from './calculate-cost.ts'

/** Attempts with one model on one day, which have the same price. */
export type UsageGroup = PricedRequest & Tokens & { attempts: number; failures: number; isEstimated: boolean }

type Sum = z.input<typeof UsageSum>

/** Unknown costs are not guessed: if a price is missing there is no total, only the known part. */
export function sumUsage(prices: Price[], groups: UsageGroup[]): Sum {
  const add = (name: keyof Tokens | 'attempts' | 'failures') => groups.reduce((sum, group) => sum + group[name], 0)
  const known = new Map<string, number>()
  const unpriced = new Set<string>()
  let saved = 0
  // A request that the provider refused used no tokens and costs nothing.
  for (const group of groups.filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0)) {
    const price = findPrice(prices, group)
    if (price) {
      const cost = costAt(price, group)
      known.set(price.currency, (known.get(price.currency) ?? 0) + cost)
      saved += costAt(price, withoutCache(group)) - cost
    } else unpriced.add(group.model)
  }
  const knownCosts = [...known].map(([currency, cost]) => ({ currency, cost: roundCost(cost) }))
  const isKnown = unpriced.size === 0 && knownCosts.length <= 1
  return {
    attempts: add('attempts'),
    failures: add('failures'),
    inputTokens: add('inputTokens'),
    cachedTokens: add('cachedTokens'),
    cacheWrittenTokens: add('cacheWrittenTokens'),
    outputTokens: add('outputTokens'),
    isEstimated: groups.some(({ isEstimated }) => isEstimated),
    cost: isKnown ? (knownCosts[0]?.cost ?? 0) : null,
    currency: isKnown ? (knownCosts[0]?.currency ?? null) : null,
    saved: isKnown ? roundCost(saved) : null,
    knownCosts,
    unpricedModels: [...unpriced].toSorted(),
  }
}
