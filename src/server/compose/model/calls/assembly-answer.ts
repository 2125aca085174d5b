import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

const text = z.string()

/** What a model chooses for the needs of a brief, by the ids of segments and cards. */
export const AssemblyAnswer = z.strictObject({
  agreed: z.array(text),
  picks: z.array(
    z.strictObject({
      /** Id of a card; null for a part that no card describes. */
      card: text.nullable(),
      /** Of a part of its own; null where a card names it. */
      name: text.nullable(),
      answers: z.array(z.strictObject({ statement: text, how: text })),
    }),
  ),
  open: z.array(text),
  flows: z.array(z.strictObject({ from: text, to: text, carries: text, protocol: text.nullable() })),
})
export type AssemblyAnswer = z.infer<typeof AssemblyAnswer>

export const assemblySchema = z.toJSONSchema(AssemblyAnswer, { target: 'draft-7' }) as JSONSchema7
