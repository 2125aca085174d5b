import { type Brief, clientOf } from '#shared/brief.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'

/** Title page and properties: the project, and what the document is called for this client. */
export const describeAs =
  (type: DocumentTypeId, name: string = documentTypes[type].label): DocumentType['describe'] =>
  (brief) => ({
    title: brief.projectName,
    subtitle: `${name} for ${clientOf(brief).name}`,
    facts: [...clientFacts(brief), { label: 'Project', value: brief.projectName }, { label: 'Document', value: name }],
  })

/** Who it is for; the sector only of a client that the portfolio knows. */
export function clientFacts(brief: Brief) {
  const { name, sector } = clientOf(brief)
  return [{ label: 'Client', value: name }, ...(sector ? [{ label: 'Sector', value: sector }] : [])]
}
