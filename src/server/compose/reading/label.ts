import { z } from 'zod'
import { statementKinds, systemRoles } from './reading.ts'

const text = z.string()
const orNull = z.string().nullable()

/** What a model says of one segment. Every field is given, as both vendors' strict form asks; `null` says nothing. */
export const Label = z.strictObject({
  segment: text,
  /** The exact part, where the segment says two things. */
  words: orNull,
  kind: z.enum(statementKinds),
  says: z.enum(['yes', 'no']),
  force: z.enum(['must', 'should', 'may', 'none']),
  actor: orNull,
  verb: orNull,
  object: orNull,
  condition: orNull,
  systems: z.array(z.strictObject({ name: text, role: z.enum(systemRoles) })),
  measures: z.array(
    z.strictObject({ words: text, of: text, bound: z.enum(['at-most', 'at-least', 'exactly', 'about', 'from-to']) }),
  ),
  dates: z.array(
    z.strictObject({ words: text, what: text, is: z.enum(['start', 'deadline', 'window', 'freeze', 'end', 'event']) }),
  ),
  people: z.array(z.strictObject({ name: text, uses: z.boolean() })),
  /** Segments that cannot hold beside this one: what both speak of, and why not both can be kept. */
  contradicts: z.array(z.strictObject({ segment: text, of: text, because: text })),
  /** Ids of segments that this one takes the place of. */
  amends: z.array(text),
})
export type Label = z.infer<typeof Label>
