import type { Composer } from '../composer.ts'
import { proposeSolution } from './propose-solution.ts'
import { writeChapter } from './write-chapter.ts'

/** Needs no key and no network; the same brief gives the same bytes. */
export const offlineComposer: Composer = {
  id: 'offline',
  label: 'Arcwright offline composer',
  proposeSolution: async (brief, { signal }) => {
    signal.throwIfAborted()
    return proposeSolution(brief)
  },
  writeChapter: async (request, context) => {
    context.signal.throwIfAborted()
    return writeChapter(request, context)
  },
}
