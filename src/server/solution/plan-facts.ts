import { z } from 'zod'
import { workstreamKinds } from '#shared/field-terms.ts'

import { FactId as id, Measure, Source as source } from './source.ts'

const ids = z.array(z.string())

/** Weeks are counted from the start of the work, the first is 1. */
export const Workstream = z.object({
  id,
  source,
  name: z.string(),
  startWeek: z.int().min(1),
  weeks: z.int().min(1),
  deliverables: z.array(z.string()),
  dependsOn: ids,
  /** Ids of requirements that the work itself meets, such as training or evidence; solutions stored earlier have none. */
  satisfies: ids.default([]),
  kind: z.enum(workstreamKinds).optional(),
  /** Days of work by role, from the least to the most that it may take. */
  effort: z.array(z.object({ role: z.string(), days: z.tuple([z.number(), z.number()]) })).optional(),
})
/** Pieces of work that have to be done by a deadline, or may not end in a window, and the statement that says so, by their ids. */
const ofPlan = { work: ids.optional(), statement: z.string().optional() }
export const Milestone = z.object({
  id,
  source,
  name: z.string(),
  week: z.int().min(0),
  date: z.iso.date().optional(),
  kind: z.enum(['start', 'deadline', 'event', 'end']).optional(),
  ...ofPlan,
})
/** A span of days in which something must not, or can only, happen. */
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
/** What volumes of the brief come to: `31,000 visits a week` → 3.1 a minute at the mean. `basis` says how it was reckoned. */
export const Size = z.object({ id, source, text: z.string(), value: z.number(), unit: z.string(), basis: z.string() })
/** What the brief tells without asking for it: how things stand, how many there are, who is there. */
export const Given = z.object({
  id,
  source,
  text: z.string(),
  kind: z.enum(['situation', 'volume', 'people', 'money', 'data', 'other']),
  measures: z.array(Measure),
})
/** What the brief refuses. */
export const Prohibition = z.object({ id, source, text: z.string(), name: z.string() })
/** A unit price nobody stated is left out and asked for: a cost is never invented. */
export const CostLine = z.object({
  id,
  source,
  item: z.string(),
  element: z.string().optional(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number().optional(),
  currency: z.string().length(3).optional(),
  period: z.enum(['once', 'month', 'year']),
})
export const Term = z.object({ id, source, word: z.string(), meaning: z.string() })
