import type { Ask } from '../ask.ts'
import type { Composer } from '../composer.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelSession } from './ask-with-retry.ts'
import type { ModelRequest } from './read-stream.ts'

export type ModelComposerOptions = ModelSession & {
  /** Writes the parts that the model cannot. */
  offline: Composer
  /** Runs processor-heavy work; the composer itself only waits. */
  ask: Ask<ComposingWork>
  useAgent: boolean
  /** Reviews the model's design; if it is left out, the model does so itself in a separate conversation. */
  critic?: LanguageModel | undefined
}

export type ModelOptions = ModelComposerOptions & { mode: ModelRequest['mode'] }
