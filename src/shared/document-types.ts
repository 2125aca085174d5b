/** The documents that can be generated. The provider is the vendor whose model writes the type when it has a key. */
export const documentTypes = {
  hld: { label: 'High-Level Design', provider: 'claude', purpose: 'What is built, of which parts, and why' },
} as const

export type DocumentTypeId = keyof typeof documentTypes
export const documentTypeIds = Object.keys(documentTypes) as [DocumentTypeId, ...DocumentTypeId[]]
