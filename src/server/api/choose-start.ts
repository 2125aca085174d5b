import { z } from 'zod'
import { type ChosenDesign, StartFrom, TickedName } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Hosting } from '#shared/reference-design.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { describeIssue } from '#server/platform/serving/describe-issues.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'

type Asked = { startFrom: string; hosting: Hosting; plugs: string; names: string }
type Chosen = { startFrom: StartFrom; design?: ChosenDesign; names?: TickedName[] }

const Plugs = z.record(z.string().max(60), z.string().trim().min(1).max(200))
const Names = z.array(TickedName.omit({ by: true })).max(200)

/** What a document begins with: the project, its brief alone, or a reference design that this person chose, whole as it is today. */
export function chooseStart({ startFrom, hosting, plugs, names }: Asked, { displayName: by }: Viewer): Chosen {
  const ticked = parse('names', names, Names).map((name) => ({ ...name, by }))
  const told = ticked.length > 0 ? { names: ticked } : {}
  const known = StartFrom.safeParse(startFrom).data
  if (known) return { startFrom: known, ...told }
  const design = referenceDesigns().get(startFrom)
  if (!design)
    throw new AppError('invalid-input', `There is no reference design “${startFrom}”.`, {
      details: `Known are: ${[...referenceDesigns().keys()].join(', ')}.`,
    })
  const given = parse('plugs', plugs, Plugs)
  const unknown = Object.keys(given).find((plug) => !(plug in design.plugs))
  if (unknown)
    throw new AppError('invalid-input', `“${design.name}” has no plug “${unknown}”.`, {
      details: `It has: ${Object.keys(design.plugs).join(', ')}.`,
    })
  return { startFrom: 'project', design: { id: startFrom, by, hosting, plugs: given, design }, ...told }
}

function parse<T>(field: string, text: string, form: z.ZodType<T>): T {
  const { data, error } = form.safeParse(jsonOf(field, text), { error: describeIssue })
  if (data !== undefined) return data
  const details = error!.issues.map(({ path, message }) => `${path.join('.') || field}: ${message}`).join(' ')
  throw new AppError('invalid-input', `The ${field} cannot be read.`, { details })
}

function jsonOf(field: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-input', `The ${field} are not valid JSON.`, { cause })
  }
}
