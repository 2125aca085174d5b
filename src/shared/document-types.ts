import type { Format } from './formats.ts'

/**
 * The documents that can be generated. `provider` is the one whose model writes the type if it has a key; `format` is the usual one for the
 * type. Names and purposes are in every language of the page.
 */
export const documentTypes = {
  hld: {
    label: 'High-Level Design',
    provider: 'claude',
    format: 'pdf',
    purpose: 'What is built, of which parts, and why',
    germanLabel: 'Grobentwurf (HLD)',
    germanPurpose: 'Was gebaut wird, aus welchen Teilen und warum',
  },
  lld: {
    label: 'Low-Level Design',
    provider: 'claude',
    format: 'pdf',
    purpose: 'How each part works, so that it can be built and tested',
    germanLabel: 'Feinentwurf (LLD)',
    germanPurpose: 'Wie jedes Teil arbeitet, damit es gebaut und getestet werden kann',
  },
  powerpoint: {
    label: 'PowerPoint',
    provider: 'openai',
    format: 'pptx',
    purpose: 'The case slide by slide, with notes',
    germanLabel: 'PowerPoint',
    germanPurpose: 'Der Fall Folie für Folie, mit Notizen',
  },
  word: {
    label: 'Word Document',
    provider: 'openai',
    format: 'docx',
    purpose: 'A proposal and plan that can be signed',
    germanLabel: 'Word-Dokument',
    germanPurpose: 'Ein Angebot mit Plan zum Unterschreiben',
  },
  excel: {
    label: 'Excel Spreadsheet',
    provider: 'openai',
    format: 'xlsx',
    purpose: 'Requirements, costs, plan and risks as live sheets',
    germanLabel: 'Excel-Tabelle',
    germanPurpose: 'Anforderungen, Kosten, Plan und Risiken als rechnende Tabellen',
  },
} as const satisfies Record<string, { format: Format; [more: string]: string }>

export type DocumentTypeId = keyof typeof documentTypes
export const documentTypeIds = Object.keys(documentTypes) as [DocumentTypeId, ...DocumentTypeId[]]

/** Providers, by their public names. */
export const providers = { claude: { label: 'Claude' }, openai: { label: 'OpenAI' } } as const
export type ProviderId = keyof typeof providers
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]]
