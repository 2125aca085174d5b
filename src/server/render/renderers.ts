import type { Format } from '#shared/formats.ts'
import type { Renderer } from './renderer.ts'

/** Each is loaded with its packages when it is first needed: a Word document needs no typesetter. */
export const renderers: Record<Format, Renderer> = {
  json: lateRenderer(async () => (await import('./json/render-json.ts')).jsonRenderer),
  pdf: lateRenderer(async () => (await import('./pdf/render-pdf.ts')).pdfRenderer),
  docx: lateRenderer(async () => (await import('./docx/render-docx.ts')).docxRenderer),
  pptx: lateRenderer(async () => (await import('./pptx/render-pptx.ts')).pptxRenderer),
  xlsx: lateRenderer(async () => (await import('./xlsx/render-xlsx.ts')).xlsxRenderer),
}

function lateRenderer(load: () => Promise<Renderer>): Renderer {
  return { render: async (...asked) => (await load()).render(...asked) }
}
