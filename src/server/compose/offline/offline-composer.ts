import { firm } from '#shared/firm.ts'
import type { Composer } from '../composer.ts'
import { proposeSolution } from './propose-solution.ts'
import { writeChapter } from '../writing/write-chapter.ts'

const label = `${firm.name} offline composer`

/** Needs no key and no network; the same brief gives the same bytes. */
export const offlineComposer: Composer = {
  id: 'offline',
  label,
  proposeSolution: async (brief, { signal }) => {
    signal.throwIfAborted()
    return { solution: proposeSolution(brief), writer: label }
  },
  writeChapter: async (request, context) => {
    context.signal.throwIfAborted()
    return { paragraphs: await writeChapter(request, context), writer: label }
  },
}
