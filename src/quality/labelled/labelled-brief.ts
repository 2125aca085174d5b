import { z } from 'zod'
import { briefFields } from '#shared/brief.ts'

/** What a system is to the work: a `kept` one is named and left alone. */
export const labelledRoles = ['source', 'sink', 'both', 'replaced', 'kept', 'identity', 'channel', 'platform'] as const

const text = z.string().min(1)
const named = { name: text, aliases: z.array(text) }

/** What a careful reader finds in a brief, and what a sound design for it shows. Quotes are exact parts of a field; regexes are tried without case. */
const Truth = z.strictObject({
  systems: z.array(z.strictObject({ ...named, quote: text, role: z.enum(labelledRoles) })),
  /** Roles that use the system. */
  people: z.array(z.strictObject(named)),
  /** Roles that are named and do not use it. */
  notPeople: z.array(text),
  /** Neither element nor technology nor proposal. */
  banned: z.array(z.strictObject({ term: text, quote: text })),
  /** Technology of a part whose words match `does`. */
  mandated: z.array(z.strictObject({ term: text, does: text, quote: text })),
  /** What a careless reader would put in. */
  notThese: z.array(z.strictObject({ regex: text, why: text })),
  /** `shows` is tried on the name, responsibility and technology of each part. */
  parts: z.array(z.strictObject({ what: text, shows: text })),
  /** Figures as written: “4,3 million” is 4.3. */
  measures: z.array(z.strictObject({ quote: text, values: z.array(z.number()).min(1) })),
  /** The last day where a week, a month or a quarter is said. */
  dates: z.array(z.strictObject({ what: text, date: z.iso.date(), quote: text })),
  residency: z.array(z.strictObject({ data: text, place: text, quote: text })),
  outOfScope: z.array(text),
  /** Real ones; where there are none, inventing one is a fault. */
  contradictions: z.array(z.strictObject({ a: text, b: text })),
  /** `met` is the regex of a mechanism; repeating the rule does not match it. */
  rules: z.array(z.strictObject({ quote: text, met: text })),
  /** Regexes of what must be asked. */
  questions: z.array(text).min(1),
  /** A short note of questions and no design. */
  thin: z.boolean(),
})
export type Truth = z.infer<typeof Truth>

const line = text.regex(/^[^\n]*\S[^\n]*$/)
export const LabelledBrief = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The kind of public document that it follows. */
  origin: line,
  style: z.enum(['rfp', 'email', 'notes', 'table', 'transcript', 'formal', 'terse']),
  projectName: line,
  requirements: z.partialRecord(z.enum(briefFields), z.string().regex(/\S/).max(20_000)),
  truth: Truth,
})
export type LabelledBrief = z.infer<typeof LabelledBrief>
