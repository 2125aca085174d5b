import { z } from 'zod'
import { designAnswers } from '../field-terms.ts'

/** Additions to a design since the previous event; fields that are left out have not changed. */
export const DesignGrowth = z.object({
  system: z.string().optional(),
  /** People, external systems and components; `connections` refer to their index. */
  parts: z
    .array(z.object({ name: z.string(), kind: z.enum(['people', 'system', 'container', 'store', 'queue', 'model']) }))
    .optional(),
  connections: z.array(z.tuple([z.int(), z.int()])).optional(),
  /** Pieces of work with their first week, counted from 1. */
  work: z.array(z.object({ name: z.string(), startWeek: z.int(), weeks: z.int() })).optional(),
  /** How many statements have each answer so far; then the numbers of other items so far. */
  answers: z.partialRecord(z.enum(designAnswers), z.int()).optional(),
  decisions: z.int().optional(),
  risks: z.int().optional(),
  questions: z.int().optional(),
})
export type DesignGrowth = z.infer<typeof DesignGrowth>
