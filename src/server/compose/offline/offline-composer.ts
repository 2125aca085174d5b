import { offlineWriter } from '#server/document-types/prepared-by.ts'
import { type Composer, dayOf, type WordsRequest, type WrittenWords, type ChapterRequest } from '../composer.ts'
import { draftBrief } from '../draft/draft-facts.ts'
import { reportWritten } from '../writing/report-written.ts'
import type { Inline } from '#shared/content/blocks.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'

const label = offlineWriter

export const writeOffline = ({ chapters, ...facts }: WordsRequest): WrittenWords =>
  Object.fromEntries(chapters.map((chapter) => [chapter.id, { paragraphs: writeChapter({ chapter, ...facts }), writer: label }]))

/** Needs no key and no network, and designs nothing; the same brief on the same day gives the same bytes. */
export const offlineComposer: Composer = {
  id: 'offline',
  label,
  proposeSolution: async (brief, context) => {
    context.signal.throwIfAborted()
    return { solution: draftBrief(brief, { today: dayOf(context) }), writer: label }
  },
  writeWords: async (request, context) => {
    context.signal.throwIfAborted()
    return reportWritten(writeOffline(request), context)
  },
}

/** A chapter's paragraphs from the facts alone, as the chapter itself phrases them; the same facts give the same text. */
function writeChapter({ chapter: { id }, brief: { documentType }, solution }: ChapterRequest): Inline[][] {
  // A request may come from another thread, and a chapter's functions are lost when it is copied there.
  const chapter = allDocumentTypes[documentType].outline.find((candidate) => candidate.id === id)
  return chapter?.words(viewSolution(solution)) ?? []
}
