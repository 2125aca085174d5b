import { firm } from '#shared/firm.ts'
import { type Composer, dayOf, type WordsRequest, type WrittenWords } from '../composer.ts'
import { draftBrief } from '../draft/draft-facts.ts'
import { tellWritten } from '../writing/tell-written.ts'
import { writeChapter } from '../writing/write-chapter.ts'

const label = `${firm.name} offline composer`

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
    return tellWritten(writeOffline(request), context)
  },
}
