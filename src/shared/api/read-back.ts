import { z } from 'zod'
import { briefFields } from '../brief.ts'
import { statementLabels } from '../field-terms.ts'

/** Something that was read, and the words of the field that it was read from. */
export const ReadItem = z.object({
  text: z.string(),
  /** The ISO day or days of a date; empty for others. */
  note: z.string(),
  field: z.enum(briefFields),
  start: z.int(),
  end: z.int(),
})
export type ReadItem = z.infer<typeof ReadItem>

/** What a brief says, sorted, before anything is written. Nothing is concluded from it. */
export const ReadBack = z.object({
  /** How many statements the brief has. */
  statements: z.int(),
  /** Statements by what the client labelled them as. */
  groups: z.array(
    z.object({
      name: z.enum(statementLabels),
      items: z.array(ReadItem),
      /** Those beyond what is shown. */
      more: z.int(),
    }),
  ),
  dates: z.array(ReadItem),
  money: z.array(ReadItem),
  /** Names that a person can tick: what each is to the work. `item` is the first statement with it. */
  names: z.array(z.object({ name: z.string(), count: z.int(), item: ReadItem })),
  /** What arithmetic shows and cannot be right. */
  warnings: z.array(z.string()),
  /** Topics that every design needs and the brief does not mention. */
  silent: z.array(z.object({ topic: z.string(), question: z.string() })),
  /** The nearest reference designs, with the words that they share with the brief. */
  nearest: z.array(z.object({ id: z.string(), name: z.string(), words: z.array(z.string()) })),
})
export type ReadBack = z.infer<typeof ReadBack>
