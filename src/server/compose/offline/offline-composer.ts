import { firm } from '#shared/firm.ts'
import { type Composer, dayOf } from '../composer.ts'
import { draftBrief } from '../draft/draft-facts.ts'
import { writeChapter } from '../writing/write-chapter.ts'

const label = `${firm.name} offline composer`

/** Needs no key and no network, and designs nothing; the same brief on the same day gives the same bytes. */
export const offlineComposer: Composer = {
  id: 'offline',
  label,
  proposeSolution: async (brief, context) => {
    context.signal.throwIfAborted()
    return { solution: draftBrief(brief, { today: dayOf(context) }), writer: label }
  },
  writeChapter: async (request, context) => {
    context.signal.throwIfAborted()
    return { paragraphs: await writeChapter(request, context), writer: label }
  },
}
