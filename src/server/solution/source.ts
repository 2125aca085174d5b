import { z } from 'zod'

/**
 * The origin of a fact. Text of the brief and the template is quoted exactly; anything that is not stated is an assumption, never a fact of
 * the brief.
 */
export const Source = z.union([
  z.object({ from: z.literal('brief'), field: z.string(), quote: z.string() }),
  z.object({ from: z.literal('template'), quote: z.string() }),
  z.object({ from: z.literal('pattern'), pattern: z.string() }),
  /** An entry of the catalogue of capabilities: `optimiser`. */
  z.object({ from: z.literal('catalogue'), entry: z.string() }),
  z.object({ from: z.literal('model'), model: z.string() }),
  z.object({ from: z.literal('assumption'), reason: z.string() }),
  /** A calculation from stated or entered values, with its formula. */
  z.object({ from: z.literal('calculated'), sum: z.string() }),
  /** A reference design that a person chose. */
  z.object({ from: z.literal('reference'), design: z.string(), by: z.string() }),
  z.object({ from: z.literal('person'), by: z.string() }),
])
export type Source = z.infer<typeof Source>

/** The id of a fact: the prefix of its list and a number. */
export const FactId = z.string().regex(/^[A-Z]{2,4}-\d+$/)

/** A number from the brief, with its unit and the subject that it bounds. */
export const Measure = z.object({
  subject: z.string(),
  comparison: z.enum(['at-most', 'at-least', 'exactly', 'about']),
  value: z.number(),
  unit: z.string(),
  /** As written, for the text of the document. */
  quote: z.string(),
})
export type Measure = z.infer<typeof Measure>
