import { z } from 'zod'
import { levels, qualityCharacteristics } from '#shared/field-terms.ts'
import { FactId as id, Source as source } from './source.ts'

const ids = z.array(z.string())

/** A measure of the design for one quality characteristic. */
export const QualityTactic = z.object({
  id,
  source,
  characteristic: z.enum(qualityCharacteristics),
  tactic: z.string(),
  /** What is measured, with the number to reach: `95% of bids are confirmed within 1 second`. */
  target: z.string().optional(),
  components: ids,
})
/** A thing that the client has to provide. */
export const Need = z.object({ id, source, text: z.string() })
/** Words by which a brief says otherwise than the fact takes for granted: `open cases`. */
const about = z.array(z.string()).optional()
export const Decision = z.object({
  id,
  source,
  about,
  title: z.string(),
  context: z.string(),
  /** The first one is the chosen option. */
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
export const Assumption = z.object({ id, source, about, text: z.string() })
/** `proposal`: the assumption that the document uses until the question is answered. */
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
  /** The consequences of the answer for the design; missing in solutions stored earlier. */
  why: z.string().optional(),
  proposal: z.string().optional(),
  about: ids,
  /** Its topic; missing in questions by a model and in solutions stored earlier. */
  topic: z.string().optional(),
  owner: z.string(),
})
