/** The documents that can be generated. The provider is the vendor whose model writes the type when it has a key. */
export const documentTypes = {
  hld: { label: 'High-Level Design', provider: 'claude', purpose: 'What is built, of which parts, and why' },
  lld: { label: 'Low-Level Design', provider: 'claude', purpose: 'How each part works, so that it can be built and tested' },
  powerpoint: { label: 'PowerPoint', provider: 'openai', purpose: 'The case slide by slide, with notes' },
  word: { label: 'Word Document', provider: 'openai', purpose: 'A proposal and plan that can be signed' },
  excel: { label: 'Excel Spreadsheet', provider: 'openai', purpose: 'Requirements, costs, plan and risks as live sheets' },
} as const

export type DocumentTypeId = keyof typeof documentTypes
export const documentTypeIds = Object.keys(documentTypes) as [DocumentTypeId, ...DocumentTypeId[]]

/** Vendors, by the names that people know. */
export const providers = { claude: { label: 'Claude' }, openai: { label: 'OpenAI' } } as const
export type ProviderId = keyof typeof providers
