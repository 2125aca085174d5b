import type { Inline } from '#shared/content/blocks.ts'
import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import { checkWords, readWords, wholeSentences, withoutUnknownCites } from './read-words.ts'

/** `isCut`: only what stands before the end of the last sentence counts. */
export type ChapterReading = { text: string; brief: Brief; solution: Solution; isCut?: boolean }

export type ReadChapter = {
  paragraphs: Inline[][]
  /** What is wrong with the words, as instructions to mend them. */
  findings: string[]
  /** The words without citations that lead nowhere. */
  mended: Inline[][]
}

/** A model's text as paragraphs, checked against the facts. */
export function readChapter({ text, brief, solution, isCut = false }: ChapterReading): ReadChapter {
  const paragraphs = readWords(isCut ? wholeSentences(text) : text)
  return { paragraphs, findings: checkWords(paragraphs, { brief, solution }), mended: withoutUnknownCites(paragraphs, solution) }
}
