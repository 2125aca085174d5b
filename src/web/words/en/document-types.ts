import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'

export const typeName = (id: DocumentTypeId): string => documentTypes[id].label
export const typePurpose = (id: DocumentTypeId): string => documentTypes[id].purpose
