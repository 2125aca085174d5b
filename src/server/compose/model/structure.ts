import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { elementKinds, levels } from '#server/solution/solution.ts'

// The form that both vendors' strict modes take: every property required, nullable instead of optional,
// no bounds, no records, no recursion, unions as anyOf. Bounds are checked after parsing (apply-structure.ts).
const text = z.string()
const ids = z.array(z.string())

/** What a model adds to the facts that were read from the brief. Elements are named by their names or ids. */
export const Structure = z.object({
  elements: z.array(
    z.object({
      name: text,
      kind: z.enum(elementKinds),
      technology: text.nullable(),
      responsibility: text,
      satisfies: ids,
    }),
  ),
  relations: z.array(z.object({ from: text, to: text, label: text, technology: text.nullable(), synchronous: z.boolean() })),
  scenarios: z.array(
    z.object({
      name: text,
      trigger: text,
      steps: z.array(z.object({ from: text, to: text, action: text })),
      failure: z.object({ when: text, response: text }),
      requirements: ids,
    }),
  ),
  decisions: z.array(
    z.object({
      title: text,
      context: text,
      options: z.array(z.object({ name: text, merit: text, drawback: text })),
      outcome: text,
      consequences: text,
      requirements: ids,
    }),
  ),
  risks: z.array(z.object({ text, likelihood: z.enum(levels), impact: z.enum(levels), mitigation: text, owner: text })),
  questions: z.array(z.object({ text, proposal: text.nullable(), owner: text, about: ids })),
})
export type Structure = z.infer<typeof Structure>

export const structureSchema = z.toJSONSchema(Structure, { target: 'draft-7' }) as JSONSchema7
