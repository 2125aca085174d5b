import type { Requirements } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { NameRole } from '#shared/field-terms.ts'
import type { Hosting } from '#shared/reference-design.ts'
import { defaultFormat, type Format } from '#shared/formats.ts'

/** A form as it is typed into; nothing is chosen at first. Each screen fills the requirements that it has fields for. */
export type BriefValues = {
  documentType: DocumentTypeId | ''
  /** Empty until one is chosen. */
  client: string
  projectName: string
  outputFormat: Format
  useAgent: boolean
  /** Where the project is known. */
  startsFromProject: boolean
  requirements: Partial<Requirements>
  /** What names in the brief are to the work, as a person ticked them. */
  names: { name: string; role: NameRole }[]
  /** The reference design to begin with; none where `id` is empty. */
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
  // The form library says null where no radio button is chosen, whatever its types say.
  required.filter((field) => ((brief[field] as string | null) ?? '').trim() === '')

export const isFilled = (brief: BriefValues): brief is FilledBrief => missingFields(brief).length === 0

/** What every generator sends of a brief. */
export const requestOf = ({ documentType, client, projectName, requirements, startsFromProject }: FilledBrief) => ({
  documentType,
  client,
  projectName,
  requirements,
  ...(!startsFromProject && { startFrom: 'brief' as const }),
})

/** What the third generation of calls takes beside that: what a person said of names, and the design that they chose. */
export const startOf = ({ names, design: { id, hosting, plugs } }: Pick<FilledBrief, 'names' | 'design'>) => ({
  ...(names.length > 0 && { names: JSON.stringify(names) }),
  ...(id && {
    startFrom: id,
    hosting,
    plugs: JSON.stringify(Object.fromEntries(Object.entries(plugs).filter(([, name]) => !isBlank(name)))),
  }),
})
