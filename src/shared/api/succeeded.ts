import { z } from 'zod'

/** The response of a call without further data; other calls extend it. */
export const Succeeded = z.object({ success: z.literal(true) })
