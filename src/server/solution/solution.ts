import { z } from 'zod'
import { elementKinds } from '#shared/design-facts.ts'
import { dataClasses, qualityCharacteristics } from '#shared/field-terms.ts'

import { CalendarWindow, CostLine, Given, Milestone, Prohibition, Size, Term, Workstream } from './plan-facts.ts'
import { FactId as id, Measure, Source as source } from './source.ts'
import { Assumption, Decision, Need, OpenQuestion, QualityTactic, Risk } from './argument-facts.ts'
import { Calculation, Name, Statement, Topic } from './statement.ts'

export { Measure, Source } from './source.ts'

const ids = z.array(z.string())

export const Objective = z.object({ id, source, text: z.string(), measures: z.array(Measure) })
export const Requirement = z.object({
  id,
  source,
  text: z.string(),
  kind: z.enum(['functional', 'quality', 'constraint']),
  characteristic: z.enum(qualityCharacteristics).optional(),
  /** What else it is about, the stronger first. */
  furtherCharacteristics: z.array(z.enum(qualityCharacteristics)).default([]),
  measures: z.array(Measure),
  priority: z.enum(['must', 'should', 'could', 'wont']),
  /** False where the brief gave no word of priority and `must` is assumed. */
  priorityStated: z.boolean(),
  /** Where the brief says the same again in other words. */
  alsoStated: z.array(source).default([]),
  /** The client's own number for it: `R-05`. */
  clause: z.string().optional(),
  /** How it is met, in a sentence; a requirement without one is open. */
  mechanism: z.string().optional(),
})
export type Requirement = z.infer<typeof Requirement>

/** `connector` reaches one outside system, `control` keeps a rule, `function` is a module that keeps, shows or moves a record. */
export const elementRoles = [
  'entry',
  'work',
  'store',
  'channel',
  'exit',
  'control',
  'connector',
  'function',
  'identity',
  'operation',
  'advice',
] as const

/** `parent` is the element it is part of; the system being designed is the one element of kind `system`. */
export const Element = z.object({
  id,
  source,
  name: z.string(),
  kind: z.enum(elementKinds),
  parent: z.string().optional(),
  technology: z.string().optional(),
  /** True where the brief named the technology, false where it is proposed. */
  technologyStated: z.boolean(),
  responsibility: z.string(),
  /** Ids of requirements that it satisfies. */
  satisfies: ids,
  /** What it is there for; solutions stored earlier say nothing. */
  role: z.enum(elementRoles).optional(),
  /** The entry of the catalogue that it was made from. */
  capability: z.string().optional(),
  /** What happens where it fails. */
  fails: z.object({ when: z.string(), then: z.string() }).optional(),
  /** What is tested of it before it goes live. */
  tests: z.array(z.string()).optional(),
})
export type Element = z.infer<typeof Element>

export const Relation = z.object({
  id,
  source,
  from: z.string(),
  to: z.string(),
  label: z.string(),
  technology: z.string().optional(),
  synchronous: z.boolean(),
  /** What is carried, as a noun. */
  data: z.string().optional(),
  /** Which way the data goes, seen from `from`. */
  direction: z.enum(['to', 'from', 'both']).optional(),
  /** Null where the brief does not say and somebody has to. */
  protocol: z.string().nullable().optional(),
})
export type Relation = z.infer<typeof Relation>

export const DataEntity = z.object({
  id,
  source,
  name: z.string(),
  description: z.string(),
  store: z.string(),
  classification: z.enum(dataClasses),
  retention: z.string().optional(),
  /** Where it has to stay. */
  place: z.string().optional(),
  fields: z.array(z.object({ name: z.string(), type: z.string(), description: z.string(), classification: z.enum(dataClasses) })),
})
export const Interface = z.object({
  id,
  source,
  name: z.string(),
  provider: z.string(),
  consumers: ids,
  operations: z.array(z.object({ name: z.string(), request: z.string(), response: z.string(), errors: z.array(z.string()) })),
})
export const Scenario = z.object({
  id,
  source,
  name: z.string(),
  trigger: z.string(),
  steps: z.array(z.object({ from: z.string(), to: z.string(), action: z.string() })).min(1),
  failure: z.object({ when: z.string(), response: z.string() }),
  requirements: ids,
})
export const Environment = z.object({
  id,
  source,
  name: z.string(),
  region: z.string().optional(),
  purpose: z.string(),
  nodes: z.array(z.object({ name: z.string(), technology: z.string(), elements: ids })),
})
/** What the brief puts inside or outside the work. */
export const ScopeItem = z.object({ id, source, text: z.string(), within: z.boolean() })
export const Deliverable = z.object({ id, source, text: z.string() })

/**
 * The facts of a project; every document is a projection of them.
 * Ids: OBJ, FR, NFR, CON, SCP, DEL, EL, REL, DAT, INT, SCN, ENV, DEC, RSK, ASM, OQ, WS, MS, CST, TRM, GIV, WIN, SIZ, BAN and a
 * number.
 */
export const Solution = z.object({
  client: z.string(),
  project: z.string(),
  /** One noun phrase for the thing being designed. */
  system: z.string(),
  /** As the brief has them; empty where it says nothing. */
  budget: z.object({ quote: z.string(), amount: z.number().optional(), currency: z.string().optional() }).optional(),
  /** What a model or a person says that the client limits, by the statement that has the amount: “the build”. */
  budgets: z.array(z.object({ statement: z.string(), limits: z.string() })).optional(),
  timeline: z.object({ quote: z.string(), weeks: z.number().optional() }).optional(),
  /** What the brief tells around its goals: where the client stands, and what went before. */
  situation: z.object({ quote: z.string() }).optional(),
  /** What the brief says and no fact repeats, word for word; solutions stored earlier have none. */
  alsoTold: z.object({ statements: z.array(z.object({ field: z.string(), quote: z.string() })) }).optional(),
  /** The work advises, decides or teaches: its parts keep the results, and nothing goes live. */
  isAdvice: z.boolean().optional(),
  /**
   * `design` and `advice` where somebody designed; `reading` where nobody has yet. `partial` and `note` are in solutions stored
   * earlier.
   */
  fit: z.enum(['design', 'partial', 'note', 'advice', 'reading']).optional(),
  cloud: z.enum(['aws', 'azure', 'google', 'neutral']),
  objectives: z.array(Objective),
  requirements: z.array(Requirement),
  scope: z.array(ScopeItem),
  deliverables: z.array(Deliverable),
  elements: z.array(Element),
  relations: z.array(Relation),
  dataEntities: z.array(DataEntity),
  interfaces: z.array(Interface),
  scenarios: z.array(Scenario),
  environments: z.array(Environment),
  decisions: z.array(Decision),
  risks: z.array(Risk),
  assumptions: z.array(Assumption),
  questions: z.array(OpenQuestion),
  workstreams: z.array(Workstream),
  milestones: z.array(Milestone),
  costs: z.array(CostLine),
  terms: z.array(Term),
  givens: z.array(Given).optional(),
  windows: z.array(CalendarWindow).optional(),
  sizes: z.array(Size).optional(),
  prohibitions: z.array(Prohibition).optional(),
  /** Every statement of the brief, in its order; solutions stored earlier have requirements instead. */
  statements: z.array(Statement).optional(),
  names: z.array(Name).optional(),
  calculations: z.array(Calculation).optional(),
  topics: z.array(Topic).optional(),
  qualities: z.array(QualityTactic).optional(),
  needs: z.array(Need).optional(),
  /** The design in two or three sentences, by whoever designed. */
  summary: z.object({ source, text: z.string() }).optional(),
  /** The reference design that the facts began with, and who chose it. */
  reference: z
    .object({
      id: z.string(),
      name: z.string(),
      hosting: z.string(),
      by: z.string(),
      /** What its days of work are for, to follow the word “for”. */
      covers: z.string().optional(),
      /** Where another design fits better. */
      doesNotFit: z.string().optional(),
    })
    .optional(),
  /** The reference designs that are nearest to the brief by the words in common; nobody has chosen one. */
  nearest: z.array(z.object({ id: z.string(), name: z.string(), words: z.array(z.string()) })).optional(),
})
export type Solution = z.infer<typeof Solution>
