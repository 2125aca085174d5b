import { z } from 'zod'
import { dataClasses, levels, nameRoles, qualityCharacteristics, statementLabels, workstreamKinds } from '../field-terms.ts'
import { answerStates, designLists, elementKinds, mostFactChanges } from '../design-facts.ts'
import { json } from './endpoint.ts'
import { ShownTable } from './shown-table.ts'
import { Succeeded } from './succeeded.ts'
import { VersionNumber } from './version-number.ts'

const id = z.uuid()
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
  qualities: z.array(z.object({ ...fact, characteristic: z.enum(qualityCharacteristics), tactic: z.string(), components: ids })),
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
      /** Work that must be finished by then. */
      work: ids.optional(),
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

const factId = z.string().regex(/^[A-Z]{2,4}-\d{1,6}$|^(?:system|summary)$/, 'This is not the id of a fact.')

/** Maximum number of characters of a value as JSON, and of levels of nesting. */
const most = { characters: 20_000, depth: 8 }
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < most.depth && Object.values(value).every((part) => isShallow(part, depth + 1)))
/** Checked before it is copied, because its depth is unknown. */
const value = z
  .unknown()
  .refine((given) => isShallow(given), 'This is nested too deeply for a fact.')
  .refine(
    (given) => !isShallow(given) || JSON.stringify(given ?? null).length <= most.characters,
    'A fact has at most 20,000 characters.',
  )

/**
 * One change of the facts. `set` gives a field another value (null removes an optional one), `add` adds a fact to a list under an id chosen
 * by the caller (`EL-900`), so that the other changes can refer to it, and `remove` removes one together with facts that depend only on it.
 */
export const FactChange = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), id: factId, field: z.string().min(1).max(40), value }),
  z.object({ op: z.literal('add'), list: z.enum(designLists), id: factId, value: value.pipe(z.record(z.string(), z.unknown())) }),
  z.object({ op: z.literal('remove'), id: factId }),
])
export type FactChange = z.infer<typeof FactChange>

const changes = z
  .array(FactChange)
  .min(1, 'There is nothing to change.')
  .max(mostFactChanges, `At most ${mostFactChanges} changes are saved at once.`)

/** The position of a component in the document's diagram, in points from the top left. */
const Box = z.object({ id: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const Design = z.object({
  /** The version of the document that has these facts. */
  version: z.string(),
  facts: DesignFacts,
  /** Problems of the design, each as a sentence. */
  findings: z.array(z.string()),
  boxes: z.array(Box),
})
export type Design = z.infer<typeof Design>
export type DesignBox = Design['boxes'][number]

export const designApi = {
  get: json({
    method: 'GET',
    path: '/documents/:id/design',
    summary:
      'The facts of a version that can be changed, what does not hold, and places in the picture; the current version unless named',
    access: 'staff',
    input: z.object({ id, version: VersionNumber.optional() }),
    output: Design.extend({
      document: z.object({ title: z.string(), type: z.string(), client: z.string(), project: z.string() }),
      shown: z.array(ShownTable),
      /** Other documents of the project that are out of date compared with this version, with names and versions. */
      outdated: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  try: json({
    method: 'POST',
    path: '/documents/:id/design/try',
    summary: 'What changes of the facts would come to; nothing is saved',
    access: 'staff',
    input: z.object({ id, base: VersionNumber, changes }),
    output: Design,
  }),
  change: json({
    method: 'PATCH',
    path: '/documents/:id/facts',
    summary:
      'Change facts by their ids, as a new version. Changes to an earlier version are merged if the same facts have not changed since',
    access: 'staff',
    input: z.object({ id, base: VersionNumber, changes }),
    output: Succeeded.extend({
      version: z.string(),
      /** Ids of the facts that changed. */
      changed: ids,
      findings: z.array(z.string()),
    }),
  }),
  follow: json({
    method: 'POST',
    path: '/documents/:id/follow',
    summary: 'Bring a document up to date with the brief and the facts that its project has now: a new version without a model',
    access: 'staff',
    input: z.object({ id }),
    output: Succeeded.extend({ version: z.string() }),
  }),
}
