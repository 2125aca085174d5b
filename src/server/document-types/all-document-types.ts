import type { DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'
import { hld } from './hld/hld.ts'

export const allDocumentTypes: Record<DocumentTypeId, DocumentType> = {
  hld,
  // Until each has an outline of its own, it has the design's.
  lld: hld,
  powerpoint: hld,
  word: hld,
  excel: hld,
}
