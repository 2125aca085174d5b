import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'

export type ComposeContext = {
  signal: AbortSignal
  /** Words as they are written, for the page; may be called never. */
  onText?(text: string): void
}

/** Brief → solution and words. Whoever stands behind it, both methods may be called again after a crash and must not mind. */
export type Composer = {
  id: string
  /** Shown to the person as the writer of the document. */
  label: string
  proposeSolution(brief: Brief, context: ComposeContext): Promise<Solution>
  writeChapter(request: { chapter: Chapter; brief: Brief; solution: Solution }, context: ComposeContext): Promise<Inline[][]>
}
