import { z } from 'zod'

/** Since its project’s newest document says otherwise, and what. */
export const OutOfDate = z.object({
  newest: z.object({ id: z.uuid(), name: z.string(), webViewLink: z.string() }),
  /** From this document to the newest, in a sentence or two. */
  changes: z.string(),
  /** Whether the account may have it written again. */
  mayRenew: z.boolean(),
})
export type OutOfDate = z.infer<typeof OutOfDate>
