import type { Ask } from '../ask.ts'
import type { Composer } from '../composer.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { ModelSession } from './ask-with-retry.ts'
import type { ModelRequest } from './read-stream.ts'

export type ModelComposerOptions = ModelSession & {
  /** Writes what the model cannot. */
  offline: Composer
  /** Has what costs the processor done: this composer itself only waits. */
  ask: Ask<ComposingWork>
  useAgent: boolean
}

export type ModelOptions = ModelComposerOptions & { mode: ModelRequest['mode'] }
