import type { Format } from './formats.ts'

/**
 * The documents that can be generated. The provider is the vendor whose model writes the type when it has a key;
 * the format is the one that the type is made for.
 */
export const documentTypes = {
  hld: { label: 'High-Level Design', provider: 'claude', format: 'pdf', purpose: 'What is built, of which parts, and why' },
  lld: {
    label: 'Low-Level Design',
    provider: 'claude',
    format: 'pdf',
    purpose: 'How each part works, so that it can be built and tested',
  },
  powerpoint: { label: 'PowerPoint', provider: 'openai', format: 'pptx', purpose: 'The case slide by slide, with notes' },
  word: { label: 'Word Document', provider: 'openai', format: 'docx', purpose: 'A proposal and plan that can be signed' },
  excel: {
    label: 'Excel Spreadsheet',
    provider: 'openai',
    format: 'xlsx',
    purpose: 'Requirements, costs, plan and risks as live sheets',
  },
} as const satisfies Record<string, { format: Format; [more: string]: string }>

export type DocumentTypeId = keyof typeof documentTypes
export const documentTypeIds = Object.keys(documentTypes) as [DocumentTypeId, ...DocumentTypeId[]]

/** Vendors, by the names that people know. */
export const providers = { claude: { label: 'Claude' }, openai: { label: 'OpenAI' } } as const
export type ProviderId = keyof typeof providers
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]]
