import { z } from 'zod'

/** What still opens a document, or the documents of a project, without an account of its client or the staff. */
export const OpenSharing = z.object({
  /** Links that work. */
  links: z.int(),
  /** Addresses that a document is shared with. */
  shares: z.int(),
})
export type OpenSharing = z.infer<typeof OpenSharing>
