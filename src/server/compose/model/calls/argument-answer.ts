import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { levels } from '#server/solution/solution.ts'

const text = z.string()
const ids = z.array(text)

/** How a model argues for a design: by the ids of its facts. */
export const ArgumentAnswer = z.strictObject({
  decisions: z.array(
    z.strictObject({
      /** Id of the conflict among the cards that it settles. */
      tension: text.nullable(),
      title: text,
      context: text,
      /** The chosen one first. */
      options: z.array(z.strictObject({ name: text, merit: text, drawback: text })),
      outcome: text,
      consequences: text,
      requirements: ids,
    }),
  ),
  risks: z.array(z.strictObject({ text, likelihood: z.enum(levels), impact: z.enum(levels), mitigation: text, owner: text })),
  questions: z.array(z.strictObject({ text, proposal: text.nullable(), owner: text, about: ids })),
  /** Questions of the facts that the brief answers, or that do not arise, each with the exact words of the brief that show it. */
  unneeded: z.array(z.strictObject({ question: text, because: text })),
  walks: z.array(z.strictObject({ name: text, trigger: text, relations: ids, when: text, response: text, requirements: ids })),
})
export type ArgumentAnswer = z.infer<typeof ArgumentAnswer>

export const argumentSchema = z.toJSONSchema(ArgumentAnswer, { target: 'draft-7' }) as JSONSchema7
