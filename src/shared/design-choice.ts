import { z } from 'zod'
import { limits } from './brief-limits.ts'
import { nameRoles } from './field-terms.ts'
import { hostings } from './reference-design.ts'

export const mostNames = 200
const text = z
  .string()
  .trim()
  .min(1, 'Give the name, or leave it out.')
  .max(limits.name)
  .transform((value) => value.replaceAll('\0', '').toWellFormed())

/** The client's own name for each plug. */
export const Plugs = z.record(z.string().max(60), text)
export type Plugs = z.infer<typeof Plugs>

/** The roles that a person selected for names in the brief. */
export const AskedNames = z
  .array(z.object({ name: text, role: z.enum(nameRoles) }))
  .max(mostNames, `At most ${mostNames} names can be ticked.`)
export type AskedNames = z.infer<typeof AskedNames>

/** The starting point of a document, the same in all requests. */
export const startFields = {
  /** `project`, `brief`, or the id of a reference design, which is combined with the project's existing facts. */
  startFrom: z.string().trim().min(1).max(60).default('project'),
  /** For a reference design: whether to include the project's existing facts. */
  fromProject: z.enum(['true', 'false']).default('true'),
  hosting: z.enum(hostings).optional(),
}

/** Fields for calls with JSON. */
export const choiceFields = { ...startFields, plugs: Plugs.default({}), names: AskedNames.default([]) }

const json = z.string().max(100_000)
/** Fields for calls with a form, as JSON text. */
export const choiceTextFields = { ...startFields, plugs: json.default('{}'), names: json.default('[]') }
