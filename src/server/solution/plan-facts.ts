import { z } from 'zod'
import { workstreamKinds } from '#shared/field-terms.ts'

import { FactId as id, Measure, Source as source } from './source.ts'

const ids = z.array(z.string())

/** Weeks are counted from the start of the work; the first is 1. */
export const Workstream = z.object({
  id,
  source,
  name: z.string(),
  startWeek: z.int().min(1),
  weeks: z.int().min(1),
  deliverables: z.array(z.string()),
  dependsOn: ids,
  /** The day on which the work may begin at the earliest. */
  notBefore: z.iso
    .date()
    .refine((day) => day < '2200', 'A day before 2200 is needed')
    .optional(),
  /** Ids of requirements that the work itself meets, such as training or evidence; solutions stored earlier have none. */
  satisfies: ids.default([]),
  kind: z.enum(workstreamKinds).optional(),
  /** Days of work by role, minimum and maximum. */
  effort: z.array(z.object({ role: z.string(), days: z.tuple([z.number(), z.number()]) })).optional(),
})
/** Ids of the work that is due by a deadline, or may not end in a window, and of the statement that requires it. */
const ofPlan = { work: ids.optional(), statement: z.string().optional() }
export const Milestone = z.object({
  id,
  source,
  name: z.string(),
  week: z.int().min(0),
  date: z.iso.date().optional(),
  kind: z.enum(['start', 'deadline', 'event', 'end']).optional(),
  /** What has to have happened to the work by then, `end` if it is not said. */
  countsFor: z.enum(['end', 'begin']).optional(),
  ...ofPlan,
})
/** A period in which something must not happen, or can only happen then. */
export const CalendarWindow = z.object({
  id,
  source,
  text: z.string(),
  kind: z.enum(['freeze', 'window', 'parallel-run']),
  from: z.iso.date(),
  to: z.iso.date(),
  recurs: z.boolean(),
  ...ofPlan,
})
/** A size calculated from the brief's volumes: `31,000 visits a week` → 3.1 a minute on average. `basis`: the calculation. */
export const Size = z.object({ id, source, text: z.string(), value: z.number(), unit: z.string(), basis: z.string() })
/** Facts that the brief mentions without a request: the present situation, quantities, people. */
export const Given = z.object({
  id,
  source,
  text: z.string(),
  kind: z.enum(['situation', 'volume', 'people', 'money', 'data', 'other']),
  measures: z.array(Measure),
})
/** A thing that the brief refuses. */
export const Prohibition = z.object({ id, source, text: z.string(), name: z.string() })
/** A unit price that is not stated is left out and becomes a question: costs are never invented. */
export const CostLine = z.object({
  id,
  source,
  item: z.string(),
  element: z.string().optional(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number().optional(),
  currency: z.string().length(3).optional(),
  /** The day of the firm's rates that the price is from. */
  ratesOf: z.iso.date().optional(),
  period: z.enum(['once', 'month', 'year']),
})
export const Term = z.object({ id, source, word: z.string(), meaning: z.string() })
