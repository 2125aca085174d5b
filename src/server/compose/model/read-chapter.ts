import type { Inline } from '#shared/content/blocks.ts'
import { checkWords, readWords, type WordsContext, wholeSentences, withoutUnknownCites } from './read-words.ts'

/** `isCut`: only what stands before the end of the last sentence counts. */
export type ChapterReading = WordsContext & { text: string; isCut?: boolean }

export type ReadChapter = {
  paragraphs: Inline[][]
  /** What is wrong with the words, as instructions to mend them. */
  findings: string[]
  /** The words without citations that lead nowhere. */
  mended: Inline[][]
}

/** A model's text as paragraphs, checked against the facts. */
export function readChapter({ text, isCut = false, ...told }: ChapterReading): ReadChapter {
  const paragraphs = readWords(isCut ? wholeSentences(text) : text)
  return { paragraphs, findings: checkWords(paragraphs, told), mended: withoutUnknownCites(paragraphs, told.solution) }
}
