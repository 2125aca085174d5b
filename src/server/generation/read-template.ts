import { z } from 'zod'
import { Outline } from '#shared/brief.ts'
import type { Template } from '#server/documents/templates/store.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { runFileChild } from './run-file-child.ts'

/** The content of an uploaded template: its headings, and its design if it is a Word document. */
export type ReadTemplate = { outline: Outline; template: Template | null }

const Answer = z.object({ outline: Outline, template: z.string().nullable(), warnings: z.array(z.string()) })

export async function readTemplate(file: Upload, signal?: AbortSignal): Promise<ReadTemplate> {
  const { outline, template, warnings } = Answer.parse(await runFileChild('template-child', file, signal))
  const lends = template !== null || warnings.length > 0
  return { outline, template: lends ? { bytes: template === null ? null : Buffer.from(template, 'base64'), warnings } : null }
}
