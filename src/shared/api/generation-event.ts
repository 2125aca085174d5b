import { z } from 'zod'
import { DesignGrowth } from './design-growth.ts'

const chapter = z.object({ id: z.string(), heading: z.string() })

/** Events sent to the page while a document is generated, in this order; `finished` or `failed` is the last. */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation-accepted'), documentType: z.string(), client: z.string(), project: z.string() }),
  /** `isOffline`: no model is asked, so there is nothing to stop. */
  z.object({
    type: z.literal('outline-chosen'),
    writer: z.string(),
    isOffline: z.boolean().optional(),
    chapters: z.array(chapter),
  }),
  /**
   * A model begins to design, or begins again: design events before this one are void. `asked`: number of statements that ask for
   * something.
   */
  z.object({ type: z.literal('design-begun'), asked: z.int() }),
  z.object({ type: z.literal('design-growing'), ...DesignGrowth.shape }),
  /** The whole design after its repair, replacing the earlier events. `points`: the faults that were repaired. */
  z.object({ type: z.literal('design-mended'), points: z.array(z.string()), ...DesignGrowth.shape }),
  /**
   * `requirements`: number found in the brief. `isDesigned`: a model made the design, so the design in the events is that of the document.
   */
  z.object({
    type: z.literal('brief-read'),
    requirements: z.int(),
    questions: z.int(),
    assumptions: z.int(),
    isDesigned: z.boolean().optional(),
    mark: z.string().optional(),
  }),
  z.object({ type: z.literal('chapter-started'), id: z.string() }),
  /** Text to append to the chapter. */
  z.object({ type: z.literal('chapter-text'), id: z.string(), text: z.string() }),
  /** The text of a chapter so far is void, or `structure` is processed again; and why. */
  z.object({ type: z.literal('chapter-restarted'), id: z.string(), reason: z.string() }),
  /** `id` is a chapter's, or `structure`; `until` in milliseconds since 1970, by the server's clock. */
  z.object({
    type: z.literal('vendor-waited-for'),
    id: z.string(),
    seconds: z.number(),
    until: z.number(),
    reason: z.string(),
  }),
  /** The agent's action, in words for a client. */
  z.object({ type: z.literal('tool-used'), text: z.string() }),
  /** `mark`: why the text is not, or not wholly, the provider's. */
  z.object({ type: z.literal('chapter-written'), id: z.string(), words: z.int(), mark: z.string().optional() }),
  z.object({ type: z.literal('version-saved'), version: z.string() }),
  z.object({ type: z.literal('file-rendered'), format: z.string(), bytes: z.int() }),
  z.object({ type: z.literal('generation-finished'), documentId: z.string() }),
  z.object({ type: z.literal('generation-failed'), error: z.string(), details: z.string().optional() }),
])
export type GenerationEvent = z.infer<typeof GenerationEvent>
