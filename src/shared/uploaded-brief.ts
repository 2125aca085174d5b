import { z } from 'zod'
import { briefFields } from './brief.ts'

/** What of a file is not read as text that the client says. */
export const unreadKinds = [
  'picture',
  'chart',
  'diagram',
  'drawing',
  'object',
  'equation',
  'comment',
  'insertion',
  'deletion',
  'hidden',
  'unfilled',
  'scan',
  'letters',
  'attachment',
  'file',
] as const

export const Unread = z.object({
  kind: z.enum(unreadKinds),
  /** Its words or its description. */
  text: z.string().optional(),
  /** The words that a comment is about. */
  on: z.string().optional(),
  /** The author of a comment or a change. */
  by: z.string().optional(),
  page: z.number().int().optional(),
  /** The heading above it. */
  under: z.string().optional(),
})
export type Unread = z.infer<typeof Unread>

/** The text of an uploaded brief, divided by its headings. */
export const UploadedBrief = z.object({
  fields: z.partialRecord(z.enum(briefFields), z.string()),
  /** Headings that matched no field; the text below them is in the additional context. */
  homeless: z.array(z.string()),
  /** What the file shows and the fields do not contain as text of the client: pictures, comments, deleted words. */
  unread: z.array(Unread),
})
export type UploadedBrief = z.infer<typeof UploadedBrief>
