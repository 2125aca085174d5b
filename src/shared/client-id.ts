import { z } from 'zod'

/** The id of a client. Whether the client exists is checked when something is written for it. */
export const ClientId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'The id of a client has 2 to 40 small letters, digits and hyphens, and begins with a letter.')
export type ClientId = z.infer<typeof ClientId>
