import { z } from 'zod'
import { limits } from '../brief-limits.ts'
import type { ListItem } from './blocks.ts'

export const mostBlocks = 200
/** Maximum depth of nested list items. */
const deepest = 5

/** Removes NUL and lone surrogates, which no database or file format can store. */
const text = z
  .string()
  .max(limits.text)
  .transform((value) => value.replaceAll('\0', '').toWellFormed())
const line = text.pipe(z.string().max(limits.name, `A title has at most ${limits.name} characters.`))
const Run = z.object({
  text,
  marks: z.array(z.enum(['strong', 'emphasis', 'code'])).optional(),
  link: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/|mailto:|#)\S+$/, 'A link begins with http://, https://, mailto: or #.')
    .optional(),
  cites: z.array(z.string().max(20)).max(100).optional(),
})
const Text = z.array(Run).max(2000)

const noItems: z.ZodType<ListItem[]> = z.array(z.never()).max(0, `Lists are at most ${deepest} levels deep.`)

/** Limited in depth, because a recursive schema would follow a hostile body to any depth. */
const itemsAt = (depth: number): z.ZodType<ListItem[]> =>
  z
    .array(
      z.object({
        text: Text,
        ordered: z.boolean().optional(),
        items: (depth < deepest ? itemsAt(depth + 1) : noItems).optional(),
      }),
    )
    .min(1)
    .max(500)

const id = z.string().max(200).optional()
/** A block in an edit request: an unchanged one by its id only; a new one without an id. */
export const EditedBlock = z.union([
  z.strictObject({ keep: z.string().max(200) }),
  z.discriminatedUnion('type', [
    z.object({ id, type: z.literal('paragraph'), text: Text }),
    z.object({ id, type: z.literal('list'), ordered: z.boolean(), items: itemsAt(1) }),
    z.object({
      id,
      type: z.literal('callout'),
      tone: z.enum(['note', 'decision', 'assumption', 'question', 'risk']),
      title: line,
      text: Text,
    }),
    z.object({ id, type: z.literal('code'), language: line, text }),
    z.object({ id, type: z.literal('quote'), text: Text, source: line }),
  ]),
])
export type EditedBlock = z.infer<typeof EditedBlock>
