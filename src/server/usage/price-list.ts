/** A provider's price for its models, from a date on. */
export type Price = {
  provider: string
  /** The exact ids of the models: another id has no price until it is added here. */
  models: string[]
  /** First day, UTC, on which the price applies. */
  since: string
  /** Maximum number of tokens that one request may read at this price; above it another price applies. */
  mostInput?: number
  currency: string
  perMillion: { input: number; cached: number; cacheWritten: number; output: number }
  lookedUp: string
  source: string
}

const usual = { provider: 'claude', currency: 'USD', lookedUp: '2026-11-21' } as const
const openAi = { ...usual, provider: 'openai' } as const

/**
 * To change a price, add a new entry with a later `since`, so that earlier usage is calculated at its old price. Standard prices, with a
 * cache of five minutes. Leave out a price rather than guess it.
 */
export const priceList: Price[] = [
  {
    ...usual,
    models: ['claude-sonnet-5-5'],
    since: '2026-09-28',
    perMillion: { input: 2, cached: 0.2, cacheWritten: 2.5, output: 10 },
    source: 'public price tables that follow Anthropic’s pricing page, agreeing with each other',
  },
  {
    ...usual,
    models: ['claude-sonnet-5-5'],
    since: '2026-10-07',
    perMillion: { input: 2, cached: 0.1, cacheWritten: 2.5, output: 10 },
    source: 'public price tables that follow Anthropic’s pricing page, agreeing on a cheaper cache from this day',
  },
  {
    ...usual,
    models: ['claude-sonnet-4-6', 'claude-sonnet-4-5', 'claude-sonnet-4-5-20250929'],
    since: '2025-09-29',
    perMillion: { input: 3, cached: 0.3, cacheWritten: 3.75, output: 15 },
    // Sonnet 4.5 costs twice as much above; its larger context must be requested.
    mostInput: 200_000,
    source: 'as public price tables give it; to be checked against Anthropic’s pricing page',
  },
  {
    ...openAi,
    models: ['gpt-6.1-sol'],
    since: '2026-09-29',
    mostInput: 272_000,
    perMillion: { input: 2, cached: 0.1, cacheWritten: 2.5, output: 10 },
    source: 'public price tables that follow OpenAI’s page of the model, agreeing with each other',
  },
  {
    ...openAi,
    models: ['gpt-5', 'gpt-5-2025-08-07'],
    since: '2025-08-07',
    // Writing to the cache costs no more than reading the prompt.
    perMillion: { input: 1.25, cached: 0.125, cacheWritten: 1.25, output: 10 },
    source: 'as public price tables give it; to be checked against OpenAI’s pricing page',
  },
]
