import { z } from 'zod'
import { documentTypeIds } from '../document-types.ts'
import { json } from './endpoint.ts'

const count = z.number().int().nonnegative()
const money = z.number().nonnegative()
/** Microseconds since 1970 at which a document last changed, and its id. */
const place = z.string().regex(/^\d{1,16}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is no place in the list.')

/** What the requests to vendors came to. */
export const UsageSum = z.object({
  attempts: count,
  failures: count,
  /** All that was read, the cached and the newly cached included. */
  inputTokens: count,
  cachedTokens: count,
  cacheWrittenTokens: count,
  outputTokens: count,
  /** True where a vendor did not say all tokens and some are reckoned from the length of the text. */
  isEstimated: z.boolean(),
  /** Null where a price is not known; 0 without a currency where nothing was charged. */
  cost: money.nullable(),
  currency: z.string().nullable(),
  /** By how much more it would have cost without the vendor's cache; below 0 where keeping cost more than it saved. */
  saved: z.number().nullable(),
  /** What is known of the cost, also where not all of it is. */
  knownCosts: z.array(z.object({ currency: z.string(), cost: money })),
  unpricedModels: z.array(z.string()),
})

/** The sum of one generation, for the card that shows its result. */
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

/** Who would write a type of document now. */
export const TypeWriter = z.object({
  documentType: z.enum(documentTypeIds),
  /** As the result would name it. */
  writer: z.string(),
  /** False where the vendor of the type has no key that can be used, and somebody else writes. */
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
      /** A list of more than 200 goes on after what `next` names; none where it is whole. */
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
      /** Characters of the brief. */
      length: z.coerce.number().int().min(0).max(2_000_000).default(0),
      useAgent: z.enum(['true', 'false']).default('true'),
    }),
    output: z.object({
      /** Who would write, as the result would name it. */
      writer: z.string(),
      isOffline: z.boolean(),
      requests: count,
      /** From the click to the version; null where nobody knows how quick the writer is, 0 where it is there at once. */
      seconds: count.nullable(),
      inputTokens: count,
      cachedTokens: count,
      outputTokens: count,
      /** Null where the price is not known. */
      cost: money.nullable(),
      currency: z.string().nullable(),
      /** What the estimate rests on, or why there is none; a sentence for the person. */
      basis: z.string(),
      /** A sentence for whoever comes near to what a day allows. */
      ofToday: z.string().nullable(),
    }),
  }),
}
