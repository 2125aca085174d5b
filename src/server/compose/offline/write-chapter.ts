import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { ChapterRequest, ComposeContext } from '../composer.ts'
import { excelWords } from './words/excel/excel-words.ts'
import { hldWords } from './words/hld/hld-words.ts'
import { lldWords } from './words/lld/lld-words.ts'
import { powerpointWords } from './words/powerpoint/powerpoint-words.ts'
import type { ChapterWriter } from './words/prose.ts'
import { wordWords } from './words/word/word-words.ts'

const writers: Record<DocumentTypeId, Record<string, ChapterWriter>> = {
  hld: hldWords,
  lld: lldWords,
  powerpoint: powerpointWords,
  word: wordWords,
  excel: excelWords,
}

/** A chapter's paragraphs from the facts alone; the same facts give the same words. */
export async function writeChapter(
  { chapter, brief, solution }: ChapterRequest,
  { signal, onEvent }: ComposeContext,
): Promise<Inline[][]> {
  signal.throwIfAborted()
  const written = writers[brief.documentType][chapter.id]?.(viewSolution(solution)) ?? []
  for (const paragraph of written) onEvent?.({ type: 'text', text: `${plainText(paragraph)}\n\n` })
  return written
}
