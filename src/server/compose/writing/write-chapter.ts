import type { Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { ChapterRequest, ComposeContext } from '../composer.ts'

/** A chapter's paragraphs from the facts alone, as the chapter itself frames them; the same facts give the same words. */
export async function writeChapter(
  { chapter: { id }, brief: { documentType }, solution }: ChapterRequest,
  { signal, onEvent }: ComposeContext,
): Promise<Inline[][]> {
  signal.throwIfAborted()
  // A request may come from another thread, where a chapter has lost what it can do.
  const chapter = allDocumentTypes[documentType].outline.find((candidate) => candidate.id === id)
  const written = chapter?.words(viewSolution(solution)) ?? []
  for (const paragraph of written) onEvent?.({ type: 'text', text: `${plainText(paragraph)}\n\n` })
  return written
}
