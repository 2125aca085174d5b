import { z } from 'zod'

const Names = z.array(z.object({ name: z.string(), is: z.string().optional(), was: z.string().optional() }))
const Stated = z
  .object({ amount: z.number(), currency: z.string() })
  .or(z.object({ weeks: z.number() }))
  .or(z.string())

/** What one list of facts, or one figure, says otherwise. */
export const ChangedFacts = z.discriminatedUnion('what', [
  z.object({
    what: z.enum([
      'statements',
      'objectives',
      'requirements',
      'scope',
      'deliverables',
      'elements',
      'answers',
      'relations',
      'dataEntities',
      'qualities',
      'decisions',
      'risks',
      'needs',
      'workstreams',
      'costs',
    ]),
    added: Names,
    removed: Names,
    changed: Names,
  }),
  z.object({ what: z.enum(['budget', 'timeline']), is: Stated.nullable(), was: Stated.nullable() }),
])
export type ChangedFacts = z.infer<typeof ChangedFacts>

/** Since its project’s newest document says otherwise, and what. */
export const OutOfDate = z.object({
  newest: z.object({ id: z.uuid(), name: z.string(), webViewLink: z.string() }),
  /** From this document to the newest, in a sentence or two of English. */
  changes: z.string(),
  /** The same by its parts, for a page that speaks another language. */
  changedFacts: z.array(ChangedFacts),
  /** Whether the account may have it written again. */
  mayRenew: z.boolean(),
})
export type OutOfDate = z.infer<typeof OutOfDate>
