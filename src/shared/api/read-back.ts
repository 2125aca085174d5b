import { z } from 'zod'
import { briefFields } from '../brief.ts'
import { hostings, statementLabels } from '../field-terms.ts'

/** A recognised item, and its place in a field of the brief. */
export const ReadItem = z.object({
  text: z.string(),
  /** The ISO date or dates of a period; otherwise empty. */
  note: z.string(),
  field: z.enum(briefFields),
  start: z.int(),
  end: z.int(),
})
export type ReadItem = z.infer<typeof ReadItem>

/** The contents of a brief, sorted, before a document is generated. It contains no conclusions. */
export const ReadBack = z.object({
  /** Number of statements in the brief. */
  statements: z.int(),
  /** Statements by the labels that the client gave them. */
  groups: z.array(
    z.object({
      name: z.enum(statementLabels),
      items: z.array(ReadItem),
      /** Number of items that are not shown. */
      more: z.int(),
    }),
  ),
  dates: z.array(ReadItem),
  money: z.array(ReadItem),
  /** Names whose role a person can select. `item` is the first statement with the name. */
  names: z.array(z.object({ name: z.string(), count: z.int(), item: ReadItem })),
  /** Contradictions found by arithmetic. */
  warnings: z.array(z.string()),
  /** Topics that every design needs and the brief does not mention. */
  silent: z.array(z.object({ topic: z.string(), question: z.string() })),
  /** The nearest reference designs, with the words that they share with the brief. */
  nearest: z.array(z.object({ id: z.string(), name: z.string(), words: z.array(z.string()) })),
  /** The only cloud that the brief names, to be preselected. */
  hosting: z.enum(hostings).nullable(),
})
export type ReadBack = z.infer<typeof ReadBack>
