import type { Ask } from '../ask.ts'
import type { Composer } from '../composer.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelSession } from './ask-with-retry.ts'
import type { ModelRequest } from './read-stream.ts'

export type ModelComposerOptions = ModelSession & {
  /** Writes what the model cannot. */
  offline: Composer
  /** Has what costs the processor done: this composer itself only waits. */
  ask: Ask<ComposingWork>
  useAgent: boolean
  /** Reads what the model designed; the model itself, in a conversation of its own, where it is left out. */
  critic?: LanguageModel | undefined
}

export type ModelOptions = ModelComposerOptions & { mode: ModelRequest['mode'] }
