import type { Format } from '#shared/formats.ts'

/** How a file of each format begins. */
export const fileBeginnings: Record<Format, string> = { json: '{\n', pdf: '%PDF-', docx: 'PK', pptx: 'PK', xlsx: 'PK' }
