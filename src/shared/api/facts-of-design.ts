import { z } from 'zod'
import { answerStates, elementKinds } from '../design-facts.ts'
import { dataClasses, levels, nameRoles, qualityCharacteristics, statementLabels, workstreamKinds } from '../field-terms.ts'

const ids = z.array(z.string())

/** The origin of a fact; the other fields depend on `from`: `by` for a person, `model`, `design`, `quote`. */
const source = z.looseObject({ from: z.string() })
const fact = { id: z.string(), source }

/** The facts of a design that can be read and changed in the workspace, as they are stored. */
export const DesignFacts = z.object({
  system: z.string(),
  /** The platform of the system; `neutral` if it was not stated. */
  cloud: z.enum(['aws', 'azure', 'google', 'neutral']),
  summary: z.object({ text: z.string() }).optional(),
  /** Chapters that are not printed, by the type of the document and their id: `hld/risks`. */
  leftOut: z.array(z.string()).optional(),
  statements: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      heading: z.string().optional(),
      speaker: z.string().optional(),
      clause: z.string().optional(),
      label: z.enum(statementLabels).optional(),
      level: z.enum(['must', 'should', 'may']).optional(),
      denies: z.boolean(),
      earlier: z.boolean(),
      answer: z
        .object({
          state: z.enum(answerStates),
          how: z.string().optional(),
          question: z.string().optional(),
          why: z.string().optional(),
          components: ids,
          owner: z.string().optional(),
          due: z.string().optional(),
          evidence: z.string().optional(),
          source,
        })
        .optional(),
    }),
  ),
  names: z.array(
    z.object({ id: z.string(), name: z.string(), statements: ids, role: z.enum(nameRoles).optional(), by: source.optional() }),
  ),
  elements: z.array(
    z.object({
      ...fact,
      name: z.string(),
      kind: z.enum(elementKinds),
      parent: z.string().optional(),
      group: z.string().optional(),
      technology: z.string().optional(),
      responsibility: z.string(),
      fails: z.object({ when: z.string(), then: z.string() }).optional(),
      tests: z.array(z.string()).optional(),
    }),
  ),
  relations: z.array(
    z.object({
      ...fact,
      from: z.string(),
      to: z.string(),
      label: z.string(),
      technology: z.string().optional(),
      synchronous: z.boolean(),
    }),
  ),
  dataEntities: z.array(
    z.object({
      ...fact,
      name: z.string(),
      description: z.string(),
      store: z.string(),
      classification: z.enum(dataClasses),
      retention: z.string().optional(),
      place: z.string().optional(),
    }),
  ),
  interfaces: z.array(
    z.object({
      ...fact,
      name: z.string(),
      provider: z.string(),
      consumers: ids,
      operations: z.array(z.object({ name: z.string(), request: z.string(), response: z.string(), errors: z.array(z.string()) })),
    }),
  ),
  scenarios: z.array(
    z.object({
      ...fact,
      name: z.string(),
      trigger: z.string(),
      steps: z.array(z.object({ from: z.string(), to: z.string(), action: z.string() })),
      failure: z.object({ when: z.string(), response: z.string() }),
    }),
  ),
  environments: z.array(
    z.object({
      ...fact,
      name: z.string(),
      purpose: z.string(),
      hosting: z.string().optional(),
      region: z.string().optional(),
      data: z.string().optional(),
      access: z.string().optional(),
    }),
  ),
  qualities: z.array(
    z.object({
      ...fact,
      characteristic: z.enum(qualityCharacteristics),
      tactic: z.string(),
      target: z.string().optional(),
      components: ids,
    }),
  ),
  decisions: z.array(
    z.object({
      ...fact,
      title: z.string(),
      context: z.string(),
      options: z.array(z.object({ name: z.string(), merit: z.string(), drawback: z.string() })),
      outcome: z.string(),
      consequences: z.string(),
      status: z.enum(['proposed', 'accepted']),
    }),
  ),
  risks: z.array(
    z.object({
      ...fact,
      text: z.string(),
      likelihood: z.enum(levels),
      impact: z.enum(levels),
      mitigation: z.string(),
      owner: z.string(),
    }),
  ),
  assumptions: z.array(z.object({ ...fact, text: z.string() })),
  questions: z.array(z.object({ ...fact, text: z.string(), why: z.string().optional(), owner: z.string() })),
  needs: z.array(z.object({ ...fact, text: z.string() })),
  workstreams: z.array(
    z.object({
      ...fact,
      name: z.string(),
      kind: z.enum(workstreamKinds).optional(),
      /** Calculated; counted from the start of the work, whose week is 1. */
      startWeek: z.int(),
      weeks: z.int(),
      deliverables: z.array(z.string()),
      dependsOn: ids,
      /** The ISO day on which the work may begin at the earliest; kept without effect while the plan has no start. */
      notBefore: z.string().optional(),
      effort: z.array(z.object({ role: z.string(), days: z.tuple([z.number(), z.number()]) })).optional(),
    }),
  ),
  milestones: z.array(
    z.object({
      ...fact,
      name: z.string(),
      week: z.int(),
      date: z.string().optional(),
      kind: z.enum(['start', 'deadline', 'event', 'end']).optional(),
      /** Work that must be finished by then, or begun. */
      work: ids.optional(),
      countsFor: z.enum(['end', 'begin']).optional(),
    }),
  ),
  windows: z.array(
    z.object({
      ...fact,
      text: z.string(),
      kind: z.enum(['freeze', 'window', 'parallel-run']),
      from: z.string(),
      to: z.string(),
      /** Work that may not end within it. */
      work: ids.optional(),
    }),
  ),
  costs: z.array(
    z.object({
      ...fact,
      item: z.string(),
      quantity: z.number(),
      unit: z.string(),
      unitPrice: z.number().optional(),
      currency: z.string().optional(),
      /** The day of the firm’s rates that the price is from. */
      ratesOf: z.string().optional(),
      period: z.enum(['once', 'month', 'year']),
    }),
  ),
})
export type DesignFacts = z.infer<typeof DesignFacts>
