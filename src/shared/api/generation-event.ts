import { z } from 'zod'
import { DesignGrowth } from './design-growth.ts'

const chapter = z.object({ id: z.string(), heading: z.string() })

/** What the page hears while a document is being made, in this order; `finished` and `failed` are the last. */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation-accepted'), documentType: z.string(), client: z.string(), project: z.string() }),
  /** `isOffline`: nobody is asked for words, so that there is nothing to stop. */
  z.object({
    type: z.literal('outline-chosen'),
    writer: z.string(),
    isOffline: z.boolean().optional(),
    chapters: z.array(chapter),
  }),
  /** A model begins to design, or begins anew: what was heard of its design is void. `asked`: how many statements ask for something. */
  z.object({ type: z.literal('design-begun'), asked: z.int() }),
  z.object({ type: z.literal('design-growing'), ...DesignGrowth.shape }),
  /** The whole design after its repair, in place of what was heard of it. `points`: what was wrong and is not any more. */
  z.object({ type: z.literal('design-mended'), points: z.array(z.string()), ...DesignGrowth.shape }),
  /** `requirements`: how many were found in the brief. `isDesigned`: a model did, and the design that grew is that of the document. */
  z.object({
    type: z.literal('brief-read'),
    requirements: z.int(),
    questions: z.int(),
    assumptions: z.int(),
    isDesigned: z.boolean().optional(),
    mark: z.string().optional(),
  }),
  z.object({ type: z.literal('chapter-started'), id: z.string() }),
  /** Words as they are written, to be put after those before. */
  z.object({ type: z.literal('chapter-text'), id: z.string(), text: z.string() }),
  /** The words so far of a chapter are void, or `structure` is worked on once more, and why. */
  z.object({ type: z.literal('chapter-restarted'), id: z.string(), reason: z.string() }),
  /** `id` is a chapter's, or `structure`; `until` in milliseconds since 1970, by the server's clock. */
  z.object({
    type: z.literal('vendor-waited-for'),
    id: z.string(),
    seconds: z.number(),
    until: z.number(),
    reason: z.string(),
  }),
  /** What the agent does, in words for a client. */
  z.object({ type: z.literal('tool-used'), text: z.string() }),
  /** `mark`: why the words are not, or not wholly, the vendor's. */
  z.object({ type: z.literal('chapter-written'), id: z.string(), words: z.int(), mark: z.string().optional() }),
  z.object({ type: z.literal('version-saved'), version: z.string() }),
  z.object({ type: z.literal('file-rendered'), format: z.string(), bytes: z.int() }),
  z.object({ type: z.literal('generation-finished'), documentId: z.string() }),
  z.object({ type: z.literal('generation-failed'), error: z.string(), details: z.string().optional() }),
])
export type GenerationEvent = z.infer<typeof GenerationEvent>
