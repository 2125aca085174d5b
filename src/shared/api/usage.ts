import { z } from 'zod'
import { documentTypeIds } from '../document-types.ts'
import { json } from './endpoint.ts'

const count = z.number().int().nonnegative()
const money = z.number().nonnegative()
/** Microseconds since 1970 of a document's last change, and its id. */
const place = z.string().regex(/^\d{1,16}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a place in the list.')

/** The total of requests to providers. */
export const UsageSum = z.object({
  attempts: count,
  failures: count,
  /** All input tokens, including those read from the cache and written to it. */
  inputTokens: count,
  cachedTokens: count,
  cacheWrittenTokens: count,
  outputTokens: count,
  /** True if a provider did not report all tokens, and some are estimated from the length of the text. */
  isEstimated: z.boolean(),
  /** Null if a price is not known; 0 without a currency if nothing was charged. */
  cost: money.nullable(),
  currency: z.string().nullable(),
  /** How much more it would have cost without the provider's cache; negative if writing to the cache cost more than it saved. */
  saved: z.number().nullable(),
  /** The known part of the cost, also if it is not complete. */
  knownCosts: z.array(z.object({ currency: z.string(), cost: money })),
  unpricedModels: z.array(z.string()),
})

/** The total of one generation, for the card with its result. */
export const GenerationUsage = UsageSum.pick({
  attempts: true,
  failures: true,
  inputTokens: true,
  cachedTokens: true,
  outputTokens: true,
  isEstimated: true,
  cost: true,
  currency: true,
  saved: true,
}).extend({
  /** From the click to the saved version. */
  milliseconds: count,
})

/** The model that would write a type of document now. */
export const TypeWriter = z.object({
  documentType: z.enum(documentTypeIds),
  /** As named in the result. */
  writer: z.string(),
  /** False if the type's provider has no usable key and another model writes. */
  isVendor: z.boolean(),
  isOffline: z.boolean(),
})
export type TypeWriter = z.infer<typeof TypeWriter>

export const usageApi = {
  summary: json({
    method: 'GET',
    path: '/usage',
    summary:
      'What vendors were asked and what it cost, by document and by month (UTC); work that saved no version is in its month alone',
    access: 'signed-in',
    input: z.object({ after: place.optional() }),
    output: z.object({
      /** A list of more than 200 continues after the position in `next`; null at the end. */
      next: place.nullable(),
      documents: z.array(UsageSum.extend({ id: z.uuid(), type: z.string(), client: z.string(), project: z.string() })),
      months: z.array(UsageSum.extend({ month: z.string() })),
    }),
  }),
  writers: json({
    method: 'GET',
    path: '/v3/writers',
    summary: 'Who would write each type of document now',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ writers: z.array(TypeWriter) }),
  }),
  estimate: json({
    method: 'GET',
    path: '/v3/estimate',
    summary: 'Who would write a document, and about what that would cost and how long it would take; an estimate, never a promise',
    access: 'signed-in',
    input: z.object({
      documentType: z.enum(documentTypeIds),
      /** Characters in the brief. */
      length: z.coerce.number().int().min(0).max(2_000_000).default(0),
      useAgent: z.enum(['true', 'false']).default('true'),
    }),
    output: z.object({
      /** The author, as named in the result. */
      writer: z.string(),
      isOffline: z.boolean(),
      requests: count,
      /** From the click to the version; null if the speed of the model is unknown, 0 if it is immediate. */
      seconds: count.nullable(),
      inputTokens: count,
      cachedTokens: count,
      outputTokens: count,
      /** Null if the price is not known. */
      cost: money.nullable(),
      currency: z.string().nullable(),
      /** The basis of the estimate, or why there is none; a sentence for the user. */
      basis: z.string(),
      /** A sentence for a user close to a daily limit. */
      ofToday: z.string().nullable(),
    }),
  }),
}
