import { z } from 'zod'
import { dataClasses, designAnswers, levels, nameRoles, qualityCharacteristics, workstreamKinds } from '#shared/field-terms.ts'

const text = z.string()
const list = <Item extends z.ZodType>(item: Item) => z.array(item)
/** Refers to a component, a person or a system of the same answer by its key. */
const key = z.string()

/**
 * A whole design as a model returns it. Every property is required and nullable rather than optional, and nothing is bounded, as the strict
 * modes of both vendors require; bounds are checked when it is read.
 */
export const DesignAnswer = z.strictObject({
  system: text,
  summary: text,
  isAdvice: z.boolean(),
  names: list(z.strictObject({ name: text, role: z.enum(nameRoles) })),
  outside: list(z.strictObject({ key, name: text, is: z.enum(['system', 'people']), role: text })),
  components: list(
    z.strictObject({
      key,
      name: text,
      kind: z.enum(['container', 'store', 'queue', 'model']),
      does: text,
      product: text.nullable(),
      productStated: z.boolean(),
      fails: z.strictObject({ when: text, then: text }).nullable(),
      tests: list(text),
      supports: z.boolean(),
    }),
  ),
  connections: list(z.strictObject({ from: key, to: key, carries: text, by: text.nullable(), asynchronous: z.boolean() })),
  scenarios: list(
    z.strictObject({
      name: text,
      starts: text,
      steps: list(z.strictObject({ from: key, to: key, does: text })),
      fails: z.strictObject({ when: text, then: text }),
    }),
  ),
  data: list(
    z.strictObject({
      name: text,
      what: text,
      store: key,
      classification: z.enum(dataClasses),
      retention: text.nullable(),
      place: text.nullable(),
      fields: list(z.strictObject({ name: text, type: text, what: text, classification: z.enum(dataClasses).nullable() })),
    }),
  ),
  interfaces: list(
    z.strictObject({
      name: text,
      provider: key,
      consumers: list(key),
      operations: list(z.strictObject({ name: text, request: text, response: text, errors: list(text) })),
    }),
  ),
  quality: list(z.strictObject({ characteristic: z.enum(qualityCharacteristics), tactic: text, components: list(key) })),
  decisions: list(
    z.strictObject({
      title: text,
      because: text,
      options: list(z.strictObject({ name: text, for: text, against: text })),
      consequence: text,
      statements: list(text),
    }),
  ),
  work: list(
    z.strictObject({
      key,
      name: text,
      kind: z.enum(workstreamKinds),
      after: list(key),
      roles: list(z.strictObject({ role: text, low: z.number(), high: z.number() })),
      weeks: z.number().nullable(),
      gives: list(text),
    }),
  ),
  /** The first day of the plan, `YYYY-MM-DD`; all days have this form. */
  start: z.strictObject({ day: text, because: text }).nullable(),
  /** The work is done by `to` (due), or does not end between `from` and `to` (closed). */
  dates: list(
    z.strictObject({
      statement: text,
      is: z.enum(['due', 'closed', 'event']),
      from: text.nullable(),
      to: text,
      what: text,
      work: list(key),
    }),
  ),
  budgets: list(z.strictObject({ statement: text, limits: text })),
  risks: list(z.strictObject({ text, likelihood: z.enum(levels), impact: z.enum(levels), mitigation: text, owner: text })),
  questions: list(z.strictObject({ text, why: text, owner: text, statements: list(text) })),
  assumptions: list(text),
  needs: list(text),
  costs: list(z.strictObject({ item: text, unit: text, component: key.nullable() })),
  /** One for each statement that asks for something, by its id. */
  answers: list(
    z.strictObject({
      statement: text,
      state: z.enum(designAnswers),
      how: text,
      components: list(key),
    }),
  ),
})
export type DesignAnswer = z.infer<typeof DesignAnswer>
