import { z } from 'zod'

const chapter = z.object({ id: z.string(), heading: z.string() })

/** What the page hears while a document is being made, in this order; `finished` and `failed` are the last. */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation-accepted'), documentType: z.string(), client: z.string(), project: z.string() }),
  /** `requirements`: how many were found in the brief. */
  z.object({ type: z.literal('brief-read'), requirements: z.int(), questions: z.int(), assumptions: z.int() }),
  z.object({ type: z.literal('outline-chosen'), writer: z.string(), chapters: z.array(chapter) }),
  z.object({ type: z.literal('chapter-started'), id: z.string() }),
  z.object({ type: z.literal('chapter-written'), id: z.string(), words: z.int() }),
  z.object({ type: z.literal('version-saved'), version: z.string() }),
  z.object({ type: z.literal('file-rendered'), format: z.string(), bytes: z.int() }),
  z.object({ type: z.literal('generation-finished'), documentId: z.string() }),
  z.object({ type: z.literal('generation-failed'), error: z.string(), details: z.string().optional() }),
])
export type GenerationEvent = z.infer<typeof GenerationEvent>
