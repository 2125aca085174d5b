import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { clients } from '#shared/firm.ts'
import type { DocumentType } from './document-type.ts'
import { fitOf } from './fit.ts'

/** A note or advice does not call itself a design. */
const names = { note: 'Note on the brief', advice: 'Advice: method and plan' } as const

/** Title page and properties: the project, and what the document is called for this client. */
export const describeAs =
  (type: DocumentTypeId, label: string = documentTypes[type].label): DocumentType['describe'] =>
  (brief, solution) => {
    const fit = fitOf(solution)
    const name = fit === 'note' || (fit === 'advice' && (type === 'hld' || type === 'lld')) ? names[fit] : label
    return {
      title: brief.projectName,
      subtitle: `${name} for ${clients[brief.client].name}`,
      facts: [
        { label: 'Client', value: clients[brief.client].name },
        { label: 'Sector', value: clients[brief.client].sector },
        { label: 'Project', value: brief.projectName },
        { label: 'Document', value: name },
      ],
    }
  }
