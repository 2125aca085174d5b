import { z } from 'zod'
import { answerStates } from '#shared/design-facts.ts'
import { nameRoles, statementLabels, type StatementLabel } from '#shared/field-terms.ts'
import { FactId as id, Source as source } from './source.ts'

/** Offsets into the text of the brief's field: `field.slice(start, end)` is exactly the quote. */
const start = z.int().min(0)
const end = z.int().min(0)

export const bounds = ['at-most', 'at-least', 'exactly', 'about', 'range'] as const
/** A number of the brief that was parsed without ambiguity; `low` and `high` are equal except for a range. */
export const Quantity = z.object({
  kind: z.enum(['number', 'money', 'percent']),
  quote: z.string(),
  start,
  end,
  bound: z.enum(bounds),
  low: z.number(),
  high: z.number(),
  /** As in the brief, in the singular if that is clear: `minute`, `EUR`, `%`, `letter a month`. */
  unit: z.string(),
})
export type Quantity = z.infer<typeof Quantity>
/** A day, month, quarter, week or window as first and last day. */
export const Day = z.object({
  kind: z.literal('date'),
  quote: z.string(),
  start,
  end,
  from: z.iso.date(),
  to: z.iso.date(),
  precision: z.enum(['day', 'week', 'month', 'quarter', 'half-year', 'year', 'window']),
  /** The year is not in the brief: it is the next one to come. */
  yearAssumed: z.boolean().optional(),
  /** Day and month can be swapped; the order is that of the brief's other dates. */
  orderAssumed: z.boolean().optional(),
  /** A period of each year, of which this is the next. */
  recurs: z.boolean().optional(),
})
export type Day = z.infer<typeof Day>
export const Value = z.union([Quantity, Day])
export type Value = z.infer<typeof Value>

export { statementLabels, type StatementLabel }

/** Given by a person, a model or a reference design that a person chose; `open`, set by the product, until then. */
export const ClientAnswer = z.object({
  state: z.enum(answerStates),
  /** The solution in a sentence or two, or the reason if the answer is no or set aside. */
  how: z.string().optional(),
  /** What the client is asked, and why the answer matters; answers stored earlier have the question in `how`. */
  question: z.string().optional(),
  why: z.string().optional(),
  /** Ids of elements. */
  components: z.array(z.string()).default([]),
  source,
  owner: z.string().optional(),
  due: z.iso.date().optional(),
  evidence: z.string().optional(),
})
export type ClientAnswer = z.infer<typeof ClientAnswer>

/** An answer in words: the question to the client if it is one, and how the statement is met. */
export const answerText = ({ state, question, how }: Pick<ClientAnswer, 'state' | 'question' | 'how'>): string =>
  [state === 'ask' ? question : undefined, how].filter(Boolean).join(' ')

/**
 * One statement of the brief in its exact words. Every character of a brief is in one statement, a heading, a number, a bullet or white
 * space.
 */
export const Statement = z.object({
  id,
  source,
  /** The exact words without bullet, clause number and the bars of a table. */
  text: z.string(),
  field: z.string(),
  start,
  end,
  /** The heading it is under, or the column and row heads of its cell. */
  heading: z.string().optional(),
  /** The author, in an email or a conversation. */
  speaker: z.string().optional(),
  /** The client's own number, only if lines are numbered in order: `R-05`, `3.2`. */
  clause: z.string().optional(),
  label: z.enum(statementLabels).optional(),
  /** From the word itself: must and shall, should, may and could. */
  level: z.enum(['must', 'should', 'may']).optional(),
  /** It contains a word of denial; no conclusions are drawn from it. */
  denies: z.boolean(),
  /**
   * From the quoted history of an email, or replaced by a numbered amendment: it is read and printed separately, but is never the current
   * version.
   */
  earlier: z.boolean().default(false),
  /** The statement that substitutes words in it: `text` has the new words, and the quote of its source the old. */
  amendedBy: z.string().optional(),
  values: z.array(Value),
  /** Left out if the statement makes no request. */
  answer: ClientAnswer.optional(),
})
export type Statement = z.infer<typeof Statement>

/** The reference to a statement in documents and changelogs: the client's clause, else its position: `3.2`, `S12`. */
export const referenceOf = ({ id, clause }: Pick<Statement, 'id' | 'clause'>) => clause ?? id.replace('ST-', 'S')

/** Replaces ids of statements in a text by readers' references: `[ST-12, ST-18]` by `(R01, S18)`; other ids are unchanged. */
export function withReferences(text: string, statements: readonly Pick<Statement, 'id' | 'clause'>[]): string {
  if (!text.includes('ST-')) return text
  const byId = new Map(statements.map((one) => [one.id, referenceOf(one)]))
  return text
    .replaceAll(/\[(ST-\d+(?:\s*[,;]\s*ST-\d+)*)\]/g, (whole, ids: string) => {
      const names = ids.split(/\s*[,;]\s*/).map((id) => byId.get(id))
      return names.includes(undefined) ? whole : `(${[...new Set(names)].join(', ')})`
    })
    .replaceAll(/(?<![\w[-])ST-\d+\b/g, (id) => byId.get(id) ?? id)
}

/** A name in the brief, once; a person or a model decides its role in the work. */
export const Name = z.object({
  id,
  source,
  name: z.string(),
  /** Ids of the statements that contain it, in order. */
  statements: z.array(z.string()),
  role: z.enum(nameRoles).optional(),
  /** The author of the role; left out while the role is open. */
  by: source.optional(),
})
export type Name = z.infer<typeof Name>

/** A calculation from stated values: `31,000 letters a month are about 1,480 on each of 21 working days`. */
export const Calculation = z.object({
  id,
  source,
  /** `due`: a date of the brief compared with the plan, which has a table of its own. */
  kind: z.enum(['rate', 'sum', 'order', 'past', 'freeze', 'open-day', 'two-values', 'weeks', 'effort', 'money', 'due']),
  text: z.string(),
  /** Ids of the statements with the values used. */
  statements: z.array(z.string()),
  /** It shows a contradiction, such as dates out of order. */
  warns: z.boolean(),
})
export type Calculation = z.infer<typeof Calculation>

/** A topic that every design needs, and the statements that mention it. */
export const Topic = z.object({ id, source, topic: z.string(), statements: z.array(z.string()) })
export type Topic = z.infer<typeof Topic>
