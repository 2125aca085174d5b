import { z } from 'zod'
import { answerStates } from '#shared/design-facts.ts'
import { nameRoles, statementLabels, type StatementLabel } from '#shared/field-terms.ts'
import { FactId as id, Source as source } from './source.ts'

/** Offsets into the text of the brief's field: `field.slice(start, end)` is the quote, to the letter. */
const start = z.int().min(0)
const end = z.int().min(0)

export const bounds = ['at-most', 'at-least', 'exactly', 'about', 'range'] as const
/** A number of the brief that parsed for sure; `low` and `high` are alike but for a range. */
export const Quantity = z.object({
  kind: z.enum(['number', 'money', 'percent']),
  quote: z.string(),
  start,
  end,
  bound: z.enum(bounds),
  low: z.number(),
  high: z.number(),
  /** As the brief has it, in the singular where that is plain: `minute`, `EUR`, `%`, `letter a month`. */
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
  /** Day and month could be the other way round; they are as in the brief's other dates. */
  orderAssumed: z.boolean().optional(),
})
export type Day = z.infer<typeof Day>
export const Value = z.union([Quantity, Day])
export type Value = z.infer<typeof Value>

export { statementLabels, type StatementLabel }

/** Given by a person, a model or a reference design that a person chose; `open` by the product until then. */
export const Answer = z.object({
  state: z.enum(answerStates),
  /** How it is done, in a sentence or two; the reason where the answer is no or set aside. */
  how: z.string().optional(),
  /** Ids of elements. */
  components: z.array(z.string()).default([]),
  source,
  owner: z.string().optional(),
  due: z.iso.date().optional(),
  evidence: z.string().optional(),
})
export type Answer = z.infer<typeof Answer>

/** One thing that the brief says, in its exact words. Every character of a brief is in one statement, a heading, a number, a bullet or white space. */
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
  /** Who said it, in an email or a conversation. */
  speaker: z.string().optional(),
  /** The client's own number, only where lines are numbered in order: `R-05`, `3.2`. */
  clause: z.string().optional(),
  label: z.enum(statementLabels).optional(),
  /** From the word itself: must and shall, should, may and could. */
  level: z.enum(['must', 'should', 'may']).optional(),
  /** It has a word that denies something; nothing is concluded from it. */
  denies: z.boolean(),
  /** From the quoted history of an email, or replaced by a numbered amendment: read, printed apart, never the current word. */
  earlier: z.boolean().default(false),
  values: z.array(Value),
  /** Left out where the client asks for nothing. */
  answer: Answer.optional(),
})
export type Statement = z.infer<typeof Statement>

/** How a statement is named in documents and changelogs: by the client's clause, else by its place: `3.2`, `S12`. */
export const referenceOf = ({ id, clause }: Pick<Statement, 'id' | 'clause'>) => clause ?? id.replace('ST-', 'S')

/** Ids of statements in a text as a reader knows them: `[ST-12, ST-18]` as `(R01, S18)`; others stay. */
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

/** A name in the brief, once; what it is to the work is said by a person or a model. */
export const Name = z.object({
  id,
  source,
  name: z.string(),
  /** Ids of the statements that have it, in order. */
  statements: z.array(z.string()),
  role: z.enum(nameRoles).optional(),
  /** Who said so; left out while the role is open. */
  by: source.optional(),
})
export type Name = z.infer<typeof Name>

/** Arithmetic over stated values: `31,000 letters a month are about 1,480 on each of 21 working days`. */
export const Calculation = z.object({
  id,
  source,
  /** `due`: a day of the brief against the plan, which has a table of its own. */
  kind: z.enum(['rate', 'sum', 'order', 'past', 'freeze', 'open-day', 'two-values', 'weeks', 'effort', 'money', 'due']),
  text: z.string(),
  /** Ids of the statements whose values it is over. */
  statements: z.array(z.string()),
  /** It shows something that cannot be right, such as dates out of order. */
  warns: z.boolean(),
})
export type Calculation = z.infer<typeof Calculation>

/** A topic that every design needs, and the statements that mention it. */
export const Topic = z.object({ id, source, topic: z.string(), statements: z.array(z.string()) })
export type Topic = z.infer<typeof Topic>
