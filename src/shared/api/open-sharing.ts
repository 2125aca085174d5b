import { z } from 'zod'

/** Numbers of ways to open a document, or the documents of a project, without an account of its client or the staff. */
export const OpenSharing = z.object({
  /** Valid links. */
  links: z.int(),
  /** Addresses with a share. */
  shares: z.int(),
})
export type OpenSharing = z.infer<typeof OpenSharing>
