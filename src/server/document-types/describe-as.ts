import { clientOf } from '#shared/brief.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'
import { fitOf, readingName } from './fit.ts'

/** Title page and properties: the project, and the document's title for this client. */
export const describeAs =
  (type: DocumentTypeId, label: string = documentTypes[type].label): DocumentType['describe'] =>
  (brief, solution) => {
    const fit = fitOf(solution)
    const isDesign = type === 'hld' || type === 'lld'
    const name = fit === 'reading' ? readingName : fit === 'advice' && isDesign ? 'Advice: method and plan' : label
    return {
      title: brief.projectName,
      subtitle: `${name} for ${clientOf(brief).name}`,
      facts: [
        { label: 'Client', value: clientOf(brief).name },
        { label: 'Project', value: brief.projectName },
        { label: 'Document', value: name },
        ...(fit === 'reading' ? [{ label: 'Design', value: 'Not made yet' }] : []),
      ],
    }
  }
