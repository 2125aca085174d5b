import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'

export const typeName = (id: DocumentTypeId): string => documentTypes[id].germanLabel
export const typePurpose = (id: DocumentTypeId): string => documentTypes[id].germanPurpose
