import type { ChosenDesign } from '#shared/brief.ts'
import type { Plugs } from '#shared/design-choice.ts'
import { AppError } from '#shared/errors.ts'
import type { Hosting } from '#shared/reference-design.ts'
import type { Database } from '#server/platform/database.ts'
import { type KnownDesign, readAllDesigns } from './read-all-designs.ts'

export type AskedDesign = {
  /** The id of a design. */
  id: string
  hosting?: Hosting | undefined
  plugs: Plugs
  /** The name of the person who chooses. */
  by: string
}

/** Returns the current design of that id with the person's choices; throws on unknown choices and lists the valid ones. */
export async function chooseDesign(
  database: Database,
  { id, hosting = 'onPremises', plugs, by }: AskedDesign,
): Promise<ChosenDesign> {
  const { design } = await getDesign(database, id)
  const known = Object.keys(design.plugs)
  const unknown = Object.keys(plugs).find((plug) => !known.includes(plug))
  if (unknown !== undefined)
    throw new AppError('invalid-input', `The reference design ‘${id}’ has no plug ‘${unknown}’.`, {
      details: known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none.',
    })
  return { id, by, hosting, plugs, design }
}

export async function getDesign(database: Database, id: string): Promise<KnownDesign> {
  const designs = await readAllDesigns(database)
  const found = designs.find((known) => known.id === id)
  if (found) return found
  throw new AppError('invalid-input', `There is no reference design ‘${id}’ to start from.`, {
    details: `There are project, brief, ${designs.map((known) => known.id).join(', ')}.`,
  })
}
