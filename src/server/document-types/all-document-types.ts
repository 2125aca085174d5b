import type { DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'
import { hld } from './hld/hld.ts'

export const allDocumentTypes: Record<DocumentTypeId, DocumentType> = { hld }
