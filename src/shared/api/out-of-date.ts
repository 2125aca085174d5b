import { z } from 'zod'

const Names = z.array(z.object({ name: z.string(), is: z.string().optional(), was: z.string().optional() }))
const Stated = z
  .object({ amount: z.number(), currency: z.string() })
  .or(z.object({ weeks: z.number() }))
  .or(z.string())

/** The changes of one list of facts, or of one figure. */
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
      'environments',
      'interfaces',
      'scenarios',
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

/** How a document differs from its project’s newest one. */
export const OutOfDate = z.object({
  newest: z.object({ id: z.uuid(), name: z.string(), webViewLink: z.string() }),
  /** From this document to the newest, in one or two sentences of English. */
  changes: z.string(),
  /** The same as structured data, for a page in another language. */
  changedFacts: z.array(ChangedFacts),
  /** True if the account may have it written again. */
  mayRenew: z.boolean(),
})
export type OutOfDate = z.infer<typeof OutOfDate>
