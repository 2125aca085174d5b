import type { Format } from '#shared/formats.ts'

/** The first characters of a file of each format. */
export const fileBeginnings: Record<Format, string> = { json: '{\n', pdf: '%PDF-', docx: 'PK', pptx: 'PK', xlsx: 'PK' }
