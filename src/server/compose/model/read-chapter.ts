import type { Inline } from '#shared/content/blocks.ts'
import { checkWords, readWords, type WordsContext, wholeSentences, withoutUnknownCites } from './read-words.ts'

/** `isCut`: only the text up to the end of the last sentence counts. */
export type ChapterReading = WordsContext & { text: string; isCut?: boolean }

export type ReadChapter = {
  paragraphs: Inline[][]
  /** Faults of the text, as instructions to fix them. */
  findings: string[]
  /** The text without citations of unknown facts. */
  mended: Inline[][]
}

/** A model's text as paragraphs, checked against the facts. */
export function readChapter({ text, isCut = false, ...told }: ChapterReading): ReadChapter {
  const paragraphs = readWords(isCut ? wholeSentences(text) : text)
  return { paragraphs, findings: checkWords(paragraphs, told), mended: withoutUnknownCites(paragraphs, told.solution) }
}
