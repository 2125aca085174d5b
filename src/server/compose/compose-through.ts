import type { Ask } from './ask.ts'
import type { Composer } from './composer.ts'
import type { ComposingWork } from './composing-work.ts'
import { offlineComposer } from './offline/offline-composer.ts'
import { reportWritten } from './writing/report-written.ts'

/** The offline composer, whose reading and writing runs wherever `ask` runs it. */
export const composeThrough = (ask: Ask<ComposingWork>): Composer => ({
  id: offlineComposer.id,
  label: offlineComposer.label,
  proposeSolution: (brief, { signal }) => ask('proposeSolution', { brief }, { signal }),
  writeWords: async (request, context) => reportWritten(await ask('writeWords', request, context), context),
})
