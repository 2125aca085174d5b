import type { DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'
import { hld } from './hld/hld.ts'
import { lld } from './lld/lld.ts'

export const allDocumentTypes: Record<DocumentTypeId, DocumentType> = {
  hld,
  // Until each has an outline of its own, it has the design's.
  lld,
  powerpoint: hld,
  word: hld,
  excel: hld,
}
