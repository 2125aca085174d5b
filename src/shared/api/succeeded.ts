import { z } from 'zod'

/** The answer of a call that has nothing else to say; calls that have extend it. */
export const Succeeded = z.object({ success: z.literal(true) })
