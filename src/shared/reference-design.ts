import { z } from 'zod'
import {
  dataClasses,
  type Hosting,
  hostings,
  levels,
  qualityCharacteristics,
  questionTopics,
  workstreamKinds,
} from './field-terms.ts'

export { type Hosting, hostings } from './field-terms.ts'

export const hostingLabels: Record<Hosting, string> = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  onPremises: 'The client’s own data centre',
}

/** A whole sentence or a phrase, as a principal architect would write it. */
const words = z.string().trim().min(3).max(600)
const name = z.string().trim().min(3).max(60)
/** Identifies an entry within the same design: `intake`. */
const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/)
const fails = z.strictObject({ when: words, then: words })

export const ReferenceComponent = z.strictObject({
  name,
  kind: z.enum(['container', 'store', 'queue', 'model']).default('container'),
  /** Its purpose, in one to three sentences. */
  does: words,
  products: z.partialRecord(z.enum(hostings), z.string().min(2).max(120)),
  fails,
  /** Tests before it goes live. */
  tests: z.array(words).min(1).max(5),
  /** Serves all components (sign-in, monitoring) and takes no part in the main flow. */
  supports: z.boolean().default(false),
})

/** A place for a system or a group of people of the client; a person chooses which. */
export const ReferencePlug = z.strictObject({
  /** Its name in the design until a person has chosen: `System of visits and addresses`. */
  name,
  is: z.enum(['system', 'people']),
  /** A description for the person who chooses: `the system that knows visits and addresses`. */
  takes: words,
  /** True if the design makes no sense without it. */
  needed: z.boolean().default(true),
})

const Connection = z.strictObject({
  from: key,
  to: key,
  /** A noun phrase: `signed letter`. */
  carries: z.string().min(2).max(120),
  /** `HTTPS call`, `message queue`, `HL7 v2 over TLS`, if the design determines it. */
  by: z.string().min(2).max(80).optional(),
  /** True if the sender does not wait for a response. */
  asynchronous: z.boolean().default(false),
})

const Walk = z.strictObject({
  name,
  /** The trigger. */
  starts: words,
  /** Each step uses a connection of the design, in either direction. */
  steps: z
    .array(z.strictObject({ from: key, to: key, does: words }))
    .min(2)
    .max(12),
  fails,
})

const DataSet = z.strictObject({
  name,
  what: words,
  store: key,
  classification: z.enum(dataClasses),
  /** The retention period, if the design determines it; otherwise the client is asked. */
  retention: words.optional(),
  fields: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z][a-z0-9_]*$/),
        type: z.string().min(2).max(40),
        what: words,
        classification: z.enum(dataClasses).optional(),
      }),
    )
    .min(3)
    .max(16),
})

const Interface = z.strictObject({
  name,
  provider: key,
  consumers: z.array(key).min(1),
  operations: z
    .array(
      z.strictObject({ name: z.string().min(3).max(80), request: words, response: words, errors: z.array(words).min(1).max(6) }),
    )
    .min(1)
    .max(6),
})

const Tactic = z.strictObject({ characteristic: z.enum(qualityCharacteristics), tactic: words, components: z.array(key).min(1) })

const ReferenceDecision = z.strictObject({
  title: z.string().min(5).max(90),
  because: words,
  /** The first option is the one chosen by the design. */
  options: z
    .array(z.strictObject({ name, for: words, against: words }))
    .min(2)
    .max(4),
  consequence: words,
})

const Work = z.strictObject({
  name,
  kind: z.enum(workstreamKinds),
  after: z.array(key).default([]),
  /** Days of work by role, low and high. */
  roles: z.record(z.string().min(4).max(40), z.tuple([z.number().positive(), z.number().positive()])),
  /** Calendar weeks, if they do not follow from the days of one person for each role: a parallel run, a notice period, more people. */
  weeks: z.int().min(1).max(52).optional(),
  /** The results when it is done. */
  gives: z.array(words).min(1).max(5),
  components: z.array(key).default([]),
})

const ReferenceRisk = z.strictObject({
  text: words,
  likelihood: z.enum(levels),
  impact: z.enum(levels),
  mitigation: words,
  /** A role. */
  owner: z.string().min(3).max(60),
})

/** A question to the client; it does not depend on the text of a brief. */
const ReferenceQuestion = z.strictObject({
  text: words,
  why: words,
  owner: z.string().min(3).max(60),
  /** The question is left out if the brief covers this topic; without a topic it is always asked. */
  topic: z.enum(questionTopics).optional(),
  /** Phrases by which a brief may answer it, such as `source code, escrow*`: the question then names the statements with one of them. */
  near: z.string().min(2).optional(),
})

/**
 * What an assumption or a decision takes for granted, in words by which a brief would say otherwise; its statements with one of them are
 * printed beside it. `of`: the first words of an assumption, or the title of a decision.
 */
const Presupposition = z.strictObject({
  of: words,
  about: z
    .array(z.string().regex(/^[\p{Ll}][\p{Ll} -]{4,39}$/u))
    .min(1)
    .max(6),
})

/** A driver of the running cost and its unit, without a price, because none was stated. */
const CostDriver = z.strictObject({ item: z.string().min(3).max(90), unit: z.string().min(2).max(60), component: key.optional() })

/**
 * The firm's own knowledge of one kind of solution, written in full by people. Keys of components, plugs and work are unique in the design;
 * all other entries refer to them.
 */
export const ReferenceDesign = z.strictObject({
  name,
  /** One noun phrase for the system itself: in `Clinic letter drafting` it is “letter drafting service”. */
  system: name,
  purpose: words,
  fits: words,
  doesNotFit: words,
  /** The scope of the days of work, to follow the word “for”: `one source domain and ten reports; each further plant adds days`. */
  covers: z.string().trim().min(10).max(240).optional(),
  /** Words in briefs of this kind, in lower case: used only to rank the designs for a brief. */
  signs: z.array(z.string().min(3).max(40)).min(10).max(80),
  /** True if the result is a decision or a plan, and nothing is built. */
  isAdvice: z.boolean().default(false),
  /** The design in two or three sentences, for page one. */
  summary: z.string().min(40).max(700),
  plugs: z.record(key, ReferencePlug),
  components: z.record(key, ReferenceComponent),
  connections: z.array(Connection),
  walks: z.array(Walk).max(4),
  data: z.array(DataSet),
  interfaces: z.array(Interface),
  quality: z.array(Tactic).min(3),
  decisions: z.array(ReferenceDecision).min(3),
  work: z.record(key, Work),
  risks: z.array(ReferenceRisk).min(4),
  questions: z.array(ReferenceQuestion).min(4).max(10),
  /** Things that the client must provide, with their purpose. */
  needs: z.array(words).min(2).max(6),
  costs: z.array(CostDriver).min(2),
  assumptions: z.array(words).min(2).max(8),
  presupposes: z.array(Presupposition).optional(),
})
export type ReferenceDesign = z.infer<typeof ReferenceDesign>
