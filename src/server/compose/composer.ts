import type { DesignGrowth } from '#shared/api/design-growth.ts'
import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Chapter, Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'

/** One request to a model, whatever came of it: what the ledger keeps. */
export type Attempt = {
  /** `design`, `design:repair`, `words`, `words:repair`, `rewrite:summary` … */
  purpose: string
  provider: string
  model: string
  /** All that was read, what came from the cache and what was put there included. */
  inputTokens: number
  cachedTokens: number
  cacheWrittenTokens: number
  outputTokens: number
  /** True where the vendor answered but did not say, and the tokens are reckoned from the length of the text. */
  isEstimated: boolean
  firstWordMilliseconds: number | null
  milliseconds: number
  /** Code of the failure, if it failed. */
  failure: string | null
}

/** What happens while a design is made and words are written. */
export type ComposeEvent =
  /** A model begins to design, or begins anew. `asked`: how many statements ask for something. */
  | { type: 'designing'; asked: number }
  | { type: 'growing'; growth: DesignGrowth }
  /** A design after its repair. `points`: the faults that are gone; `growth`: all of the design as it is now. */
  | { type: 'mended'; points: string[]; growth: DesignGrowth }
  | { type: 'begun'; chapter: string }
  /** `chapter`: whose words they are, where many chapters are written by one call. */
  | { type: 'text'; text: string; chapter?: string }
  /** A chapter is whole and changes no more, although others are still being written. */
  | { type: 'written'; chapter: string; written: WrittenChapter }
  /** The words so far are void: they are asked for again. A design that is mended stays. */
  | { type: 'restarted'; reason: string; chapter?: string }
  | { type: 'waiting'; seconds: number; reason: string; chapter?: string }
  /** In words that a client understands. */
  | { type: 'tool'; text: string }
  /** A hosted tool has made a file. */
  | { type: 'file'; file: { name: string; bytes: Uint8Array } }
  | { type: 'attempt'; attempt: Attempt }

/** The day on which something is written. */
export const dayOf = ({ today }: Pick<ComposeContext, 'today'>) => today ?? new Date().toISOString().slice(0, 10)

export type ComposeContext = {
  signal: AbortSignal
  /** Aborts when the person wants no more words: what is finished is kept, the rest is written offline. */
  stop?: AbortSignal
  /** The day on which it is written, `2026-11-22`; the clock's where it is left out. */
  today?: string
  onEvent?(event: ComposeEvent): void
  /**
   * Keeps a model's answer under a name: a later attempt of the same work gets it and does not ask again. A rejection keeps
   * nothing.
   */
  keep?(name: string, work: () => Promise<string>): Promise<string>
}

/** Why words are not, or not wholly, the vendor's own; a sentence for the person. */
export type Mark = { code: string; sentence: string }

export type WrittenChapter = {
  paragraphs: Inline[][]
  /** Who wrote the words, as the document names it. */
  writer: string
  mark?: Mark | undefined
  /** Faults that a second try did not mend; they become open questions of the document. */
  doubts?: string[] | undefined
}

/** The calls before the words, in their order, as marks name them. */
export const proposingCalls = { design: 'Design' } as const
export type ProposingCall = keyof typeof proposingCalls

export type ProposedSolution = { solution: Solution; writer: string; marks?: (Mark & { id: ProposingCall })[] | undefined }

export type ChapterRequest = { chapter: Chapter; brief: Brief; solution: Solution }
export type WordsRequest = { chapters: Chapter[]; brief: Brief; solution: Solution }
/** What was written of each chapter, by its id. */
export type WrittenWords = Record<string, WrittenChapter>

export const wordsOf = (written: WrittenWords): Words =>
  Object.fromEntries(Object.entries(written).map(([id, { paragraphs }]) => [id, paragraphs]))

/** A chapter's words as a version has them, and how somebody wishes them to be: “shorter, for the board”. */
export type SectionRequest = ChapterRequest & { words: Inline[][]; wish: string }

/** `refused`: why the section stays as it is, in a sentence for the person. */
export type RewrittenSection = { paragraphs: Inline[][]; writer: string; refused?: undefined } | { refused: string }

/** A design that stands, and what somebody wishes otherwise: “an Azure queue in place of Kafka”. */
export type ChangeRequest = { brief: Brief; solution: Solution; wish: string }
/** `refused`: why the design stays as it is, in a sentence for the person. */
export type ChangedDesign = { solution: Solution; writer: string; mark?: Mark; refused?: undefined } | { refused: string }

/** Brief → solution and words. Its methods may be called again after a crash and must not mind. */
export type Composer = {
  id: string
  /** Shown to the person as the writer of the document. */
  label: string
  proposeSolution(brief: Brief, context: ComposeContext): Promise<ProposedSolution>
  /** Has a design that was just made read by somebody else, and mended. Not there where nobody designs. */
  reviewDesign?(proposed: { brief: Brief; proposed: ProposedSolution }, context: ComposeContext): Promise<ProposedSolution>
  /** All chapters that are asked for, together. */
  writeWords(request: WordsRequest, context: ComposeContext): Promise<WrittenWords>
  /** Not there where only a model can follow a wish. */
  rewriteSection?(request: SectionRequest, context: ComposeContext): Promise<RewrittenSection>
  changeDesign?(request: ChangeRequest, context: ComposeContext): Promise<ChangedDesign>
}
