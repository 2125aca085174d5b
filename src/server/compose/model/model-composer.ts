import type { Composer } from '../composer.ts'
import { changeDesign } from './change-design.ts'
import { proposeByModel } from './propose-by-model.ts'
import { reviewDesign } from './review/review-design.ts'
import { rewriteSection } from './rewrite-section.ts'
import type { ModelComposerOptions, ModelOptions } from './model-options.ts'
import { writeWords } from './write-words.ts'

/** A composer that uses a vendor's model. The offline composer takes over if the model fails, and the result notes this. */
export function createModelComposer(given: ModelComposerOptions): Composer {
  const { language, useAgent } = given
  const options: ModelOptions = { ...given, mode: useAgent ? 'agent' : 'plain' }
  return {
    id: language.provider,
    label: language.label,
    proposeSolution: (brief, context) => proposeByModel(options, brief, context),
    reviewDesign: (design, context) => reviewDesign(options, design, context),
    writeWords: (request, context) => writeWords(options, request, context),
    rewriteSection: (request, context) => rewriteSection(options, request, context),
    changeDesign: (request, context) => changeDesign(options, request, context),
  }
}
