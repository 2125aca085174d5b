import type { Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { ChapterRequest, ComposeContext } from '../composer.ts'

/** A chapter's paragraphs from the facts alone, as the chapter itself frames them; the same facts give the same words. */
export async function writeChapter(
  { chapter, solution }: ChapterRequest,
  { signal, onEvent }: ComposeContext,
): Promise<Inline[][]> {
  signal.throwIfAborted()
  const written = chapter.words(viewSolution(solution))
  for (const paragraph of written) onEvent?.({ type: 'text', text: `${plainText(paragraph)}\n\n` })
  return written
}
