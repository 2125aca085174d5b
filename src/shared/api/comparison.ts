import { z } from 'zod'
import { RevisedContent } from '../content/revised.ts'
import { download, json } from './endpoint.ts'
import { VersionNumber } from './version-number.ts'

/** A fact that differs between two versions; null for a version without it. */
export const FactChange = z.object({
  /** `Requirement` */
  kind: z.string(),
  /** `FR-3`; null if there is only one of its kind. */
  id: z.string().nullable(),
  was: z.string().nullable(),
  is: z.string().nullable(),
})
export type FactChange = z.infer<typeof FactChange>

/** The file formats of a comparison. */
export const revisedFormats = ['docx', 'pdf'] as const
export type RevisedFormat = (typeof revisedFormats)[number]

/** Any two versions visible to the viewer; by default the current one and the previous one. */
const input = z.object({ id: z.uuid(), from: VersionNumber.optional(), to: VersionNumber.optional() })

export const Comparison = z.object({
  title: z.string(),
  type: z.string(),
  client: z.string(),
  project: z.string(),
  from: z.string(),
  to: z.string(),
  /** All versions that the viewer may choose from, newest first. */
  versions: z.array(z.object({ number: z.string(), createdAt: z.iso.datetime(), author: z.string(), approved: z.boolean() })),
  facts: z.array(FactChange),
  content: RevisedContent,
})
export type Comparison = z.infer<typeof Comparison>

export const comparisonApi = {
  compare: json({
    method: 'GET',
    path: '/documents/:id/compare',
    summary:
      'What two versions say differently: their facts, and both contents in one; the current one and the one before it unless named',
    access: 'signed-in',
    input,
    output: Comparison,
  }),
  file: download({
    method: 'GET',
    path: '/documents/:id/compare/file',
    summary: 'A comparison as a Word document with tracked changes, or as a PDF with change bars',
    access: 'signed-in',
    input: input.extend({ format: z.enum(revisedFormats).default('docx') }),
  }),
}
