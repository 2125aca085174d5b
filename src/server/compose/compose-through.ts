import type { Ask } from './ask.ts'
import type { Composer } from './composer.ts'
import type { ComposingWork } from './composing-work.ts'
import { offlineComposer } from './offline/offline-composer.ts'

/** The offline composer, whose reading and writing is done wherever it is asked for. */
export const composeThrough = (ask: Ask<ComposingWork>): Composer => ({
  id: offlineComposer.id,
  label: offlineComposer.label,
  proposeSolution: (brief, { signal }) => ask('proposeSolution', { brief }, { signal }),
  writeChapter: async (request, { signal, onEvent }) => {
    const { written, heard } = await ask('writeChapter', request, { signal })
    for (const text of heard) onEvent?.({ type: 'text', text })
    return written
  },
})
