import type { Inline } from '#shared/content/blocks.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { ChapterRequest } from '../composer.ts'

/** A chapter's paragraphs from the facts alone, as the chapter itself frames them; the same facts give the same words. */
export function writeChapter({ chapter: { id }, brief: { documentType }, solution }: ChapterRequest): Inline[][] {
  // A request may come from another thread, where a chapter has lost what it can do.
  const chapter = allDocumentTypes[documentType].outline.find((candidate) => candidate.id === id)
  return chapter?.words(viewSolution(solution)) ?? []
}
