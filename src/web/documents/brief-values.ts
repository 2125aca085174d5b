import type { Requirements } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Hosting, NameRole } from '#shared/field-terms.ts'
import { defaultFormat, type Format } from '#shared/formats.ts'

/** The values of the form; nothing is chosen at first. Each screen fills the requirements that it has fields for. */
export type BriefValues = {
  documentType: DocumentTypeId | ''
  /** Empty until one is chosen. */
  client: string
  projectName: string
  outputFormat: Format
  useAgent: boolean
  /** Used if the project is known. */
  startsFromProject: boolean
  requirements: Partial<Requirements>
  /** The roles that a person selected for names in the brief. */
  names: { name: string; role: NameRole }[]
  /** The reference design to start from; none if `id` is empty. */
  design: { id: string; hosting: Hosting; plugs: Record<string, string> }
}
export type FilledBrief = BriefValues & { documentType: DocumentTypeId; client: ClientId }

export const emptyBrief: BriefValues = {
  documentType: '',
  client: '',
  projectName: '',
  outputFormat: defaultFormat,
  useAgent: true,
  startsFromProject: true,
  requirements: {},
  names: [],
  design: { id: '', hosting: 'onPremises', plugs: {} },
}

export const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

const required = ['documentType', 'client', 'projectName'] as const

export const missingFields = (brief: Pick<BriefValues, (typeof required)[number]>) =>
  // Despite its types, the form library returns null if no radio button is chosen.
  required.filter((field) => ((brief[field] as string | null) ?? '').trim() === '')

export const isFilled = (brief: BriefValues): brief is FilledBrief => missingFields(brief).length === 0

/** The request of all generators; optional choices are included only if the user made them. */
export const requestOf = (brief: FilledBrief) => {
  const { documentType, client, projectName, requirements, startsFromProject } = brief
  const startFrom = !startsFromProject && { startFrom: 'brief' }
  return { documentType, client, projectName, requirements, ...startFrom, ...choicesOf(brief) }
}

/** Names that no longer occur in the brief are left out. */
function choicesOf({ projectName, requirements, names, design: { id, hosting, plugs }, startsFromProject }: FilledBrief) {
  const text = [projectName, ...Object.values(requirements)].join('\n').toLowerCase()
  const told = names.filter(({ name }) => text.includes(name.toLowerCase()))
  const filled = Object.fromEntries(Object.entries(plugs).filter(([, name]) => !isBlank(name)))
  return {
    ...(told.length > 0 && { names: told }),
    ...(id && { startFrom: id, hosting, plugs: filled, ...(!startsFromProject && { fromProject: 'false' as const }) }),
  }
}
