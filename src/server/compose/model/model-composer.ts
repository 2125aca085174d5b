import type { Ask } from '../ask.ts'
import type { Composer } from '../composer.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { ModelSession } from './ask-with-retry.ts'
import { proposeByModel } from './propose-by-model.ts'
import type { ModelRequest } from './read-stream.ts'
import { rewriteSection } from './rewrite-section.ts'
import { writeByModel } from './write-by-model.ts'

export type ModelComposerOptions = ModelSession & {
  /** Writes what the model cannot. */
  offline: Composer
  /** Has what costs the processor done: this composer itself only waits. */
  ask: Ask<ComposingWork>
  useAgent: boolean
}
export type ModelOptions = ModelComposerOptions & { mode: ModelRequest['mode'] }

/** A composer behind which a vendor's model stands; what the model cannot do, the offline composer does, and it says so. */
export function createModelComposer(given: ModelComposerOptions): Composer {
  const { language, useAgent } = given
  const options: ModelOptions = { ...given, mode: useAgent ? 'agent' : 'plain' }
  return {
    id: language.provider,
    label: language.label,
    proposeSolution: (brief, context) => proposeByModel(options, brief, context),
    writeChapter: (request, context) => writeByModel(options, request, context),
    rewriteSection: (request, context) => rewriteSection(options, request, context),
  }
}
