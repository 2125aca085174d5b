import { type AskedRequirements, type Brief, briefFields, type Requirements } from '#shared/brief.ts'
import { mostNames } from '#shared/design-choice.ts'
import type { Project } from '#server/documents/find-project.ts'

/** A brief as submitted, before the project's known content is added. */
export type AskedBrief = Omit<Brief, 'requirements' | 'startsFrom'> & { requirements: AskedRequirements }

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/**
 * The complete brief: an empty field is filled from the project's newest brief. If the same document is requested again, a field that was
 * submitted empty beside non-empty ones was cleared on purpose.
 */
export function startFromProject(asked: AskedBrief, project: Project | undefined): Brief {
  const isSilent = briefFields.every((field) => isBlank(asked.requirements[field]))
  const isHere = project?.ownBrief !== undefined
  const mayTake = (field: keyof Requirements) =>
    isBlank(asked.requirements[field]) && (asked.requirements[field] === undefined || !isHere || isSilent)
  const known = project?.facts.brief.requirements
  const fields = briefFields.filter((field) => mayTake(field) && !isBlank(known?.[field]))
  const requirements = Object.fromEntries(
    briefFields.map((field) => [field, (fields.includes(field) ? known?.[field] : asked.requirements[field]) ?? '']),
  ) as Requirements
  const template = asked.template ?? (isSilent ? project?.ownBrief?.template : undefined)
  const { rulings, design, names } = project?.facts.brief ?? {}
  const [newest] = project?.documents ?? []
  return {
    ...asked,
    requirements,
    ...(template && { template }),
    // Answered questions are not asked again.
    ...(rulings && { rulings }),
    ...choicesOf({ design, names }, asked),
    ...(newest && fields.length > 0 && { startsFrom: { type: newest.type, version: newest.version, fields } }),
  }
}

type Choices = { [Choice in 'design' | 'names']?: Brief[Choice] | undefined }

/** A person's choices for the project also apply to its next document, unless they are changed now. */
function choicesOf(before: Choices, now: Choices): Pick<Brief, 'design' | 'names'> {
  const design = now.design ?? before.design
  const said = new Set((now.names ?? []).map(({ name }) => nameKey(name)))
  const names = [...(before.names ?? []).filter(({ name }) => !said.has(nameKey(name))), ...(now.names ?? [])].slice(0, mostNames)
  return { ...(design && { design }), ...(names.length > 0 && { names }) }
}

const nameKey = (name: string) => name.trim().toLowerCase()
