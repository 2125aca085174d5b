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

/** By plug, the client's name for what belongs there. */
export const Plugs = z.record(z.string().max(60), text)
export type Plugs = z.infer<typeof Plugs>

/** What names in the brief are to the work, as a person ticked them. */
export const AskedNames = z
  .array(z.object({ name: text, role: z.enum(nameRoles) }))
  .max(mostNames, `At most ${mostNames} names can be ticked.`)
export type AskedNames = z.infer<typeof AskedNames>

/** Where a document starts from, as every way to ask for one has it. */
export const startFields = {
  /** `project`, `brief`, or the id of a reference design: that design, and what the project says already. */
  startFrom: z.string().trim().min(1).max(60).default('project'),
  /** Where the document starts from a reference design: whether it takes what the project says already. */
  fromProject: z.enum(['true', 'false']).default('true'),
  hosting: z.enum(hostings).optional(),
}

/** Where a call takes JSON. */
export const choiceFields = { ...startFields, plugs: Plugs.default({}), names: AskedNames.default([]) }

const json = z.string().max(100_000)
/** Where a call takes a form: as JSON text. */
export const choiceTextFields = { ...startFields, plugs: json.default('{}'), names: json.default('[]') }
