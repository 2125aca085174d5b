import { isoDay } from '#shared/calendar.ts'
import type { DesignGrowth } from '#shared/api/design-growth.ts'
import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Chapter, Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'

/** One request to a model with its outcome, as recorded in the ledger. */
export type Attempt = {
  /** `design`, `design:repair`, `words`, `words:repair`, `rewrite:summary` … */
  purpose: string
  provider: string
  model: string
  /** All input tokens, including those read from and written to the cache. */
  inputTokens: number
  cachedTokens: number
  cacheWrittenTokens: number
  outputTokens: number
  /** True if the vendor answered without a token count, so that the tokens are estimated from the length of the text. */
  isEstimated: boolean
  firstWordMilliseconds: number | null
  milliseconds: number
  /** Code of the failure, if it failed. */
  failure: string | null
}

/** Events while a design is made and text is written. */
export type ComposeEvent =
  /** A model begins a design, or begins again. `asked`: how many statements ask for something. */
  | { type: 'designing'; asked: number }
  | { type: 'growing'; growth: DesignGrowth }
  /** A design after its repair. `points`: the faults that were fixed; `growth`: the whole design as it is now. */
  | { type: 'mended'; points: string[]; growth: DesignGrowth }
  | { type: 'begun'; chapter: string }
  /** `chapter`: the chapter that the text belongs to, if one call writes many chapters. */
  | { type: 'text'; text: string; chapter?: string }
  /** A chapter is complete and will not change, although others are still being written. */
  | { type: 'written'; chapter: string; written: WrittenChapter }
  /** The text so far is discarded because it is requested again. A design that is being repaired remains. */
  | { type: 'restarted'; reason: string; chapter?: string }
  | { type: 'waiting'; seconds: number; reason: string; chapter?: string }
  /** In words that a client understands. */
  | { type: 'tool'; text: string }
  /** A hosted tool has made a file. */
  | { type: 'file'; file: { name: string; bytes: Uint8Array } }
  | { type: 'attempt'; attempt: Attempt }

/** The day on which something is written. */
export const dayOf = ({ today }: Pick<ComposeContext, 'today'>) => today ?? isoDay(Date.now())

export type ComposeContext = {
  signal: AbortSignal
  /** Aborts when the person wants no more text: finished parts are used, the rest is written offline. */
  stop?: AbortSignal
  /** The day of writing, `2026-11-22`; the current date if it is left out. */
  today?: string
  onEvent?(event: ComposeEvent): void
  /** Stores a model's answer under a name, so that a later attempt at the same work reuses it. A rejection stores nothing. */
  keep?(name: string, work: () => Promise<string>): Promise<string>
}

/** Why the text is not, or not entirely, the vendor's own; a sentence for the person. */
export type Mark = { code: string; sentence: string }

export type WrittenChapter = {
  paragraphs: Inline[][]
  /** The author of the text, as the document names it. */
  writer: string
  mark?: Mark | undefined
  /** Faults that a second attempt did not fix; they become open questions of the document. */
  doubts?: string[] | undefined
}

/** The calls that come before the text, in order, as named in marks. */
export const proposingCalls = { design: 'Design' } as const
export type ProposingCall = keyof typeof proposingCalls

export type ProposedSolution = { solution: Solution; writer: string; marks?: (Mark & { id: ProposingCall })[] | undefined }

export type ChapterRequest = { chapter: Chapter; brief: Brief; solution: Solution }
export type WordsRequest = { chapters: Chapter[]; brief: Brief; solution: Solution }
/** The text of each chapter, by the chapter's id. */
export type WrittenWords = Record<string, WrittenChapter>

export const wordsOf = (written: WrittenWords): Words =>
  Object.fromEntries(Object.entries(written).map(([id, { paragraphs }]) => [id, paragraphs]))

/** A chapter's current text, and a person's wish for it: “shorter, for the board”. */
export type SectionRequest = ChapterRequest & { words: Inline[][]; wish: string }

/** `refused`: why the section was not changed, in a sentence for the person. */
export type RewrittenSection = { paragraphs: Inline[][]; writer: string; refused?: undefined } | { refused: string }

/** An existing design, and a person's wish for a change: “an Azure queue in place of Kafka”. */
export type ChangeRequest = { brief: Brief; solution: Solution; wish: string }
/** `refused`: why the design was not changed, in a sentence for the person. */
export type ChangedDesign = { solution: Solution; writer: string; mark?: Mark; refused?: undefined } | { refused: string }

/** Turns a brief into a solution and text. Its methods may be called again after a crash, so they must be repeatable. */
export type Composer = {
  id: string
  /** Shown to the person as the author of the document. */
  label: string
  proposeSolution(brief: Brief, context: ComposeContext): Promise<ProposedSolution>
  /** Has someone else review a new design and fix it. Undefined if the composer does not design. */
  reviewDesign?(proposed: { brief: Brief; proposed: ProposedSolution }, context: ComposeContext): Promise<ProposedSolution>
  /** Writes all requested chapters together. */
  writeWords(request: WordsRequest, context: ComposeContext): Promise<WrittenWords>
  /** Undefined for composers without a model, because only a model can follow a wish. */
  rewriteSection?(request: SectionRequest, context: ComposeContext): Promise<RewrittenSection>
  changeDesign?(request: ChangeRequest, context: ComposeContext): Promise<ChangedDesign>
}
