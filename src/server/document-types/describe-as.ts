import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { clients } from '#shared/firm.ts'
import type { DocumentType } from './document-type.ts'

/** Title page and properties: the project, and what the document is called for this client. */
export const describeAs =
  (type: DocumentTypeId, name: string = documentTypes[type].label): DocumentType['describe'] =>
  (brief) => ({
    title: brief.projectName,
    subtitle: `${name} for ${clients[brief.client].name}`,
    facts: [
      { label: 'Client', value: clients[brief.client].name },
      { label: 'Sector', value: clients[brief.client].sector },
      { label: 'Project', value: brief.projectName },
      { label: 'Document', value: name },
    ],
  })
