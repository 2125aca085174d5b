import type { Inline } from '#shared/content/blocks.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { ChapterRequest } from '../composer.ts'

/** A chapter's paragraphs from the facts alone, as the chapter itself phrases them; the same facts give the same text. */
export function writeChapter({ chapter: { id }, brief: { documentType }, solution }: ChapterRequest): Inline[][] {
  // A request may come from another thread, and a chapter's functions are lost when it is copied there.
  const chapter = allDocumentTypes[documentType].outline.find((candidate) => candidate.id === id)
  return chapter?.words(viewSolution(solution)) ?? []
}
