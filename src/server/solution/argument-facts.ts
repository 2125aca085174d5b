import { z } from 'zod'
import { levels, qualityCharacteristics } from '#shared/field-terms.ts'
import { FactId as id, Source as source } from './source.ts'

const ids = z.array(z.string())

/** What the design does for one quality characteristic. */
export const QualityTactic = z.object({
  id,
  source,
  characteristic: z.enum(qualityCharacteristics),
  tactic: z.string(),
  components: ids,
})
/** What the client has to provide. */
export const Need = z.object({ id, source, text: z.string() })
export const Decision = z.object({
  id,
  source,
  title: z.string(),
  context: z.string(),
  /** The first is the one that is chosen. */
  options: z.array(z.object({ name: z.string(), merit: z.string(), drawback: z.string() })).min(1),
  outcome: z.string(),
  consequences: z.string(),
  /** The entry of the catalogue of tensions that it settles. */
  tension: z.string().optional(),
  status: z.enum(['proposed', 'accepted']),
  requirements: ids,
})
export const Risk = z.object({
  id,
  source,
  text: z.string(),
  likelihood: z.enum(levels),
  impact: z.enum(levels),
  mitigation: z.string(),
  /** A role, not a person. */
  owner: z.string(),
})
export const Assumption = z.object({ id, source, text: z.string() })
/** `proposal` is what the document works with until somebody answers. */
export const questionKinds = [
  'contradiction',
  'interface',
  'gap',
  'rule',
  'need',
  'mandate',
  'name',
  'date',
  'plan',
  'size',
  'money',
  'data',
  'people',
] as const
export const OpenQuestion = z.object({
  id,
  kind: z.enum(questionKinds).optional(),
  source,
  text: z.string(),
  /** What of the design hangs on the answer; solutions stored earlier do not say. */
  why: z.string().optional(),
  proposal: z.string().optional(),
  about: ids,
  /** What it is about; a model's questions, and those in solutions stored earlier, do not say. */
  topic: z.string().optional(),
  owner: z.string(),
})
