/** The file formats of a version. */
export const formats = {
  json: { label: 'JSON', mediaType: 'application/json' },
  pdf: { label: 'PDF', mediaType: 'application/pdf' },
  docx: { label: 'Word', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  pptx: { label: 'PowerPoint', mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  xlsx: { label: 'Excel', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

export type Format = keyof typeof formats
export const formatNames = Object.keys(formats) as [Format, ...Format[]]
export const defaultFormat: Format = 'json'

/**
 * PDF/UA-1 (ISO 14289-1) is for accessibility; PDF/A-3a (ISO 19005-3) for archives, with the document's JSON embedded. Typst can write only
 * one standard at a time.
 */
export const pdfStandards = ['ua-1', 'a-3a'] as const
export type PdfStandard = (typeof pdfStandards)[number]
