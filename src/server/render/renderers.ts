import type { Format } from '#shared/formats.ts'
import { docxRenderer } from './docx/render-docx.ts'
import { jsonRenderer } from './json/render-json.ts'
import { pdfRenderer } from './pdf/render-pdf.ts'
import { pptxRenderer } from './pptx/render-pptx.ts'
import type { Renderer } from './renderer.ts'
import { xlsxRenderer } from './xlsx/render-xlsx.ts'

export const renderers: Record<Format, Renderer> = {
  json: jsonRenderer,
  pdf: pdfRenderer,
  docx: docxRenderer,
  pptx: pptxRenderer,
  xlsx: xlsxRenderer,
}
