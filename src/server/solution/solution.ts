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
  /** Further characteristics, the stronger first. */
  furtherCharacteristics: z.array(z.enum(qualityCharacteristics)).default([]),
  measures: z.array(Measure),
  priority: z.enum(['must', 'should', 'could', 'wont']),
  /** False if the brief states no priority and `must` is assumed. */
  priorityStated: z.boolean(),
  /** Places where the brief repeats it in other words. */
  alsoStated: z.array(source).default([]),
  /** The client's own number for it: `R-05`. */
  clause: z.string().optional(),
  /** How it is met, in a sentence; a requirement without one is open. */
  mechanism: z.string().optional(),
})
export type Requirement = z.infer<typeof Requirement>

/** `connector` reaches one outside system, `control` enforces a rule, `function` is a module that stores, shows or moves a record. */
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

/** `parent`: the element that it is part of; the system being designed is the one element of kind `system`. */
export const Element = z.object({
  id,
  source,
  name: z.string(),
  kind: z.enum(elementKinds),
  parent: z.string().optional(),
  technology: z.string().optional(),
  /** True if the brief named the technology, false if it is proposed. */
  technologyStated: z.boolean(),
  responsibility: z.string(),
  /** Ids of requirements that it satisfies. */
  satisfies: ids,
  /** Its purpose; missing in solutions stored earlier. */
  role: z.enum(elementRoles).optional(),
  /** The name of the group that it is drawn in, within the system or among what is around it. */
  group: z.string().trim().min(1).max(80).optional(),
  /** The entry of the catalogue that it is based on. */
  capability: z.string().optional(),
  /** Its failure and the response. */
  fails: z.object({ when: z.string(), then: z.string() }).optional(),
  /** Tests before it goes live. */
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
  /** The data carried, as a noun. */
  data: z.string().optional(),
  /** The direction of the data, seen from `from`. */
  direction: z.enum(['to', 'from', 'both']).optional(),
  /** Null if the brief does not state it and it must be agreed. */
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
  /** The place where it must be stored. */
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
  hosting: z.string().optional(),
  /** The data in it: real, masked, made up. */
  data: z.string().optional(),
  /** Who has access to it. */
  access: z.string().optional(),
  /** In solutions stored earlier, where each component runs. */
  nodes: z.array(z.object({ name: z.string(), technology: z.string(), elements: ids })).default([]),
})
/** Things that the brief puts inside or outside the scope. */
export const ScopeItem = z.object({ id, source, text: z.string(), within: z.boolean() })
export const Deliverable = z.object({ id, source, text: z.string() })

/**
 * The facts of a project; every document is derived from them. Ids: OBJ, FR, NFR, CON, SCP, DEL, EL, REL, DAT, INT, SCN, ENV, DEC, RSK,
 * ASM, OQ, WS, MS, CST, TRM, GIV, WIN, SIZ, BAN and a number.
 */
export const Solution = z.object({
  client: z.string(),
  project: z.string(),
  /** A noun phrase for the system being designed. */
  system: z.string(),
  /** As in the brief; empty if it does not mention them. */
  budget: z.object({ quote: z.string(), amount: z.number().optional(), currency: z.string().optional() }).optional(),
  /** The subject of a client's limit, as named by a model or a person, with the statement that contains the amount: “the build”. */
  budgets: z.array(z.object({ statement: z.string(), limits: z.string() })).optional(),
  timeline: z.object({ quote: z.string(), weeks: z.number().optional() }).optional(),
  /** Background in the brief: the client's situation and history. */
  situation: z.object({ quote: z.string() }).optional(),
  /** Text of the brief that no fact repeats, quoted exactly; solutions stored earlier have none. */
  alsoTold: z.object({ statements: z.array(z.object({ field: z.string(), quote: z.string() })) }).optional(),
  /** True if the work advises, decides or teaches: its results are documents or skills, and no system goes live. */
  isAdvice: z.boolean().optional(),
  /** `design` and `advice` if it was designed; `reading` if it was not yet. `partial` and `note` occur in solutions stored earlier. */
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
  /** Every statement of the brief, in order; solutions stored earlier have requirements instead. */
  statements: z.array(Statement).optional(),
  names: z.array(Name).optional(),
  calculations: z.array(Calculation).optional(),
  topics: z.array(Topic).optional(),
  qualities: z.array(QualityTactic).optional(),
  needs: z.array(Need).optional(),
  /** The design in two or three sentences, by its author. */
  summary: z.object({ source, text: z.string() }).optional(),
  /** Chapters that a person leaves out of a document, by its type and their id: `hld/risks`. */
  leftOut: z.array(z.string()).optional(),
  /** The reference design that the facts are based on, and the person who chose it. */
  reference: z
    .object({
      id: z.string(),
      name: z.string(),
      hosting: z.string(),
      by: z.string(),
      /** The scope of its days of work; completes “for …”. */
      covers: z.string().optional(),
      /** When another design fits better. */
      doesNotFit: z.string().optional(),
    })
    .optional(),
  /** The reference designs that have most words in common with the brief; none of them has been chosen. */
  nearest: z.array(z.object({ id: z.string(), name: z.string(), words: z.array(z.string()) })).optional(),
})
export type Solution = z.infer<typeof Solution>
