import { z } from 'zod'
import { cellOrigins } from '../design-facts.ts'

/** The facts that a printed table shows: by row a fact, and by column the fields that its cell shows and nothing else. */
export const ShownTable = z.object({
  block: z.string(),
  rows: z.array(z.object({ fact: z.string(), fields: z.record(z.string(), z.array(z.string())) }).nullable()),
  /** Columns whose cells show no field, by what they are calculated from. */
  calculated: z.record(z.string(), z.enum(cellOrigins)),
})
export type ShownTable = z.infer<typeof ShownTable>
