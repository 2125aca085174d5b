import { askHere } from '#server/compose/ask.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { createModelComposer } from '#server/compose/model/model-composer.ts'
import type { ModelComposerOptions } from '#server/compose/model/model-options.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'

type Given = Pick<ModelComposerOptions, 'language'> & Partial<ModelComposerOptions>

/** A composer for one document, which works in this process with retry delays of hundredths of a second. */
export const givenModelComposer = (given: Given) =>
  createModelComposer({
    budget: { left: 200_000 },
    rounds: { left: 24 },
    closed: { by: undefined },
    waits: { first: 0.01, longest: 2 },
    offline: offlineComposer,
    ask: askHere(composingWork),
    useAgent: false,
    ...given,
  })
