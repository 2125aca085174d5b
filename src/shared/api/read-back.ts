import { z } from 'zod'
import { briefFields } from '../brief.ts'

/** Something that was read, and the words of the field that it was read from. */
export const ReadItem = z.object({
  text: z.string(),
  /** What it was taken for: `replaced`, `must not be used`, `28 February 2027`. */
  note: z.string(),
  field: z.enum(briefFields),
  start: z.int(),
  end: z.int(),
})
export type ReadItem = z.infer<typeof ReadItem>

export const readGroups = ['goals', 'rules', 'systems', 'dates', 'money', 'people', 'unclear'] as const

/** What a brief says, as it was read, before anything is written. */
export const ReadBack = z.object({
  groups: z.array(
    z.object({
      name: z.enum(readGroups),
      items: z.array(ReadItem),
      /** Those beyond what is shown. */
      more: z.int(),
    }),
  ),
  fit: z.object({ kind: z.enum(['empty', 'note', 'advice', 'design']), sentence: z.string() }),
  /** What changes the design most, at most three; an answer is put into `field` behind `lead`. */
  questions: z.array(z.object({ id: z.string(), text: z.string(), field: z.enum(briefFields), lead: z.string() })),
})
export type ReadBack = z.infer<typeof ReadBack>
