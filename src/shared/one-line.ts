import { z } from 'zod'

/** A text on one line without control characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `This has at most ${most} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'This is one line of ordinary characters.')
