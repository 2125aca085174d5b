import { type Brief, clientOf } from '#shared/brief.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
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
      subtitle: `${name} for ${clientOf(brief).name}`,
      facts: [...clientFacts(brief), { label: 'Project', value: brief.projectName }, { label: 'Document', value: name }],
    }
  }

/** Who it is for; the sector only of a client that the portfolio knows. */
function clientFacts(brief: Brief) {
  const { name, sector } = clientOf(brief)
  return [{ label: 'Client', value: name }, ...(sector ? [{ label: 'Sector', value: sector }] : [])]
}
