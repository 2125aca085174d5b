import { z } from 'zod'

/**
 * Where a fact is from. Words of the brief and the template are quoted as they stand;
 * what nobody said is an assumption, never a fact of the brief.
 */
export const Source = z.union([
  z.object({ from: z.literal('brief'), field: z.string(), quote: z.string() }),
  z.object({ from: z.literal('template'), quote: z.string() }),
  z.object({ from: z.literal('pattern'), pattern: z.string() }),
  /** An entry of the catalogue of capabilities: `optimiser`. */
  z.object({ from: z.literal('catalogue'), entry: z.string() }),
  z.object({ from: z.literal('model'), model: z.string() }),
  z.object({ from: z.literal('assumption'), reason: z.string() }),
  /** Arithmetic over stated or entered values, with the sum. */
  z.object({ from: z.literal('calculated'), sum: z.string() }),
  /** A reference design that somebody chose. */
  z.object({ from: z.literal('reference'), design: z.string(), by: z.string() }),
  z.object({ from: z.literal('person'), by: z.string() }),
])
export type Source = z.infer<typeof Source>

/** The id of a fact: its list's letters and a number. */
export const FactId = z.string().regex(/^[A-Z]{2,4}-\d+$/)

/** A number as the brief has it, with its unit and what it bounds. */
export const Measure = z.object({
  subject: z.string(),
  comparison: z.enum(['at-most', 'at-least', 'exactly', 'about']),
  value: z.number(),
  unit: z.string(),
  /** As written, for the words of the document. */
  quote: z.string(),
})
export type Measure = z.infer<typeof Measure>
