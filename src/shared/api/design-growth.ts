import { z } from 'zod'
import { designAnswers } from '../field-terms.ts'

/** What has come to a design since the event before; what is left out has not changed. */
export const DesignGrowth = z.object({
  system: z.string().optional(),
  /** People, outside systems and components, each in the place that `connections` name. */
  parts: z
    .array(z.object({ name: z.string(), kind: z.enum(['people', 'system', 'container', 'store', 'queue', 'model']) }))
    .optional(),
  connections: z.array(z.tuple([z.int(), z.int()])).optional(),
  /** Pieces of work, with the first of their weeks, counted from 1. */
  work: z.array(z.object({ name: z.string(), startWeek: z.int(), weeks: z.int() })).optional(),
  /** How many statements have which answer so far, and how many of the others there are so far. */
  answers: z.partialRecord(z.enum(designAnswers), z.int()).optional(),
  decisions: z.int().optional(),
  risks: z.int().optional(),
  questions: z.int().optional(),
})
export type DesignGrowth = z.infer<typeof DesignGrowth>
